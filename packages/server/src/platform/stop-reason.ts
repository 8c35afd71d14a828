/**
 * A start that cannot go on for a reason the operator can mend. `main.ts` prints the message as one line and
 * exits with code 1; any other error is a bug and keeps its stack in the log.
 */
export class StopReason extends Error {}
