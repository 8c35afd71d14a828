import type { FastifyInstance } from 'fastify';
import { createActivity, watchActivity, type Activity } from './features/operations/activity.ts';
import type { Database } from './platform/database/connect.ts';
import { guardRoutes } from './platform/http/robot/guard-routes.ts';
import { createLimits } from './platform/http/robot/limits.ts';
import { createStaffGate, type StaffGate } from './platform/http/robot/staff-gate.ts';
import { createRobotCheck, type RobotCheck } from './platform/http/robot/robot-check.ts';
import { usedSolutionsInMemory, usedSolutionsInRedis, type UsedSolutions } from './platform/http/robot/used-solutions.ts';
import { visitorLimits, type Allowance } from './platform/http/robot/visitor-limits.ts';
import type { Log } from './platform/log.ts';
import type { OperationSettings } from './platform/operation-settings.ts';
import { openRedis } from './platform/redis.ts';
import { openServiceKeys, type ServiceKeys } from './platform/service-keys-store.ts';
import { staffCheck } from './platform/staff-credentials.ts';

export interface VisitorServices {
  readonly operation: OperationSettings;
  readonly database: Database;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Who calls, as the application knows them. */
export interface Visitors {
  readonly keys: ServiceKeys;
  readonly check: RobotCheck;
  readonly pass: Allowance;
  readonly activity: Activity;
  readonly admitStaff: StaffGate;
  /** What was handed in once and is good no more. */
  readonly used: UsedSolutions;
}

/**
 * Puts together what looks at visitors before any route answers them: limits, the robot check, the staff's credentials, the
 * count of who is there. Routes are added after it.
 */
export async function composeVisitors(app: FastifyInstance, services: VisitorServices): Promise<Visitors> {
  const { operation, database, log, clock } = services;
  const { limits: allowed, redisUrl, trustedProxies, countryHeader } = operation;
  const keys = openServiceKeys(database, operation.secretKey);
  const key = () => keys.get('robot');
  const redis = redisUrl === null ? null : await openRedis(redisUrl, (error) => log.error({ err: error }, 'Redis'));
  if (redis) app.addHook('onClose', async () => redis.disconnect());
  const limits = allowed === null ? null : await createLimits(app, { limits: allowed, redis, key, clock });
  const admitStaff = createStaffGate(staffCheck(operation.purgeCredentials), limits);
  guardRoutes(app, { limits, admitStaff, trustedProxies, countryHeader });
  const activity = createActivity(database, clock);
  watchActivity(app, activity, (error) => log.error({ err: error }, 'count of visitors'));
  const used = redis ? usedSolutionsInRedis(redis, clock) : usedSolutionsInMemory(clock);
  const { pass } = allowed ?? visitorLimits;
  return { keys, check: createRobotCheck({ key, used, clock }), pass, activity, admitStaff, used };
}
