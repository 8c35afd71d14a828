import { fail, ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { newPass, passCookie } from '../../platform/http/robot/pass.ts';
import type { RobotCheck } from '../../platform/http/robot/robot-check.ts';
import type { Allowance } from '../../platform/http/robot/visitor-limits.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';

export interface RobotServices {
  readonly check: RobotCheck;
  readonly keys: ServiceKeys;
  /** What a pass is good for. */
  readonly pass: Allowance;
}

/** How far the moment in `_fh` may be from ours. */
const nearMilliseconds = 10 * 60_000;

/** Handlers of the robot check (decision 17): the work asked for, and the pass for who did it. */
export function robotHandlers({ check, keys, pass }: RobotServices): Handlers<'getRobotChallenge' | 'provePerson'> {
  return {
    getRobotChallenge: async (_, { visitor }) => ok({ data: await check.challenge(visitor.network) }),
    provePerson: async ({ query, headers }, { visitor, now }) => {
      if (Math.abs(query._fh - now) > nearMilliseconds) {
        const reason = 'debe ser la hora de ahora, en milisegundos desde 1970';
        return fail({ kind: 'invalid-input', errors: [{ field: 'query._fh', reason }] });
      }
      if (!(await check.accepts(headers['x-robot-solution'], visitor.network))) {
        return fail({ kind: 'robot', detail: 'La respuesta al cálculo no vale, venció o ya se usó: pide otro' });
      }
      const ground = { key: await keys.get('robot'), network: visitor.network, now };
      const given = newPass(ground, pass.milliseconds);
      const seconds = pass.milliseconds / 1000;
      visitor.giveCookie(passCookie(given.text, { seconds, secure: visitor.scheme === 'https', isAcross: visitor.isAcross }));
      return ok({ data: { pass: true, expiresAt: new Date(given.pass.expiresAt).toISOString() } });
    },
  };
}
