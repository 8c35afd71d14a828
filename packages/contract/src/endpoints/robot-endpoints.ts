import { getRobotChallenge, provePerson } from './robot.ts';

/** The calls of who was taken for a robot: a browser loads them when they are needed. */
export const robotEndpoints = { getRobotChallenge, provePerson };
export type RobotEndpoints = typeof robotEndpoints;
