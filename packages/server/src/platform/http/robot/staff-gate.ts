import type { ApiFailure } from '@cotejo/contract/errors';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { FastifyRequest } from 'fastify';
import type { StaffCheck } from '../../staff-credentials.ts';
import type { Limits } from './limits.ts';

/**
 * Whether the credentials that a request shows are the staff's. Wrong ones are counted, and after too many of them none are
 * looked at, the right ones neither: that is the failure.
 */
export type StaffGate = (request: FastifyRequest) => Promise<Result<boolean, ApiFailure>>;

/** The one way in for staff; every call that asks for credentials uses it, so that guesses add up (docs/decisions/0133). */
export function createStaffGate(isStaff: StaffCheck, limits: Limits | null): StaffGate {
  return async (request) => {
    const { authorization } = request.headers;
    // A token of a visitor is no guess at the staff's password.
    if (authorization === undefined || !/^basic\s/i.test(authorization)) return ok(false);
    const tooMany = limits === null ? null : await limits.staffRefusal(request);
    if (tooMany !== null) return fail(tooMany);
    if (isStaff(authorization)) return ok(true);
    await limits?.noteStaffFailure(request);
    return ok(false);
  };
}
