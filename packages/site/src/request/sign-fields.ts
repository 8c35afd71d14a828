import { trapField } from '@cotejo/contract/request-work';

/** Names under which a form of a request says how it was filled in (docs/decisions/0326). */
export const signFields = { trap: trapField, stamp: '_momento', confirmation: '_confirmacion' } as const;
