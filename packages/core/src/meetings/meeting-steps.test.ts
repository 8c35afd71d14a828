import { describe, expect, it } from 'vitest';
import { meetingParties, stands, statusAt, takeStep, type Meeting } from './meeting-steps.ts';

const meeting: Meeting = { status: 'booked', startsAt: 1000, endsAt: 2000 };

describe('steps of a meeting', () => {
  it('either may move and cancel it, the visitor alone confirms', () => {
    for (const by of meetingParties) {
      expect(takeStep({ ...meeting, status: 'confirmed' }, { step: 'move', by, now: 0 })).toEqual({ ok: true, value: 'booked' });
      expect(takeStep(meeting, { step: 'cancel', by, now: 0 })).toEqual({ ok: true, value: 'cancelled' });
    }
    expect(takeStep(meeting, { step: 'confirm', by: 'visitor', now: 0 })).toEqual({ ok: true, value: 'confirmed' });
    expect(takeStep(meeting, { step: 'confirm', by: 'executive', now: 0 })).toEqual({ ok: false, error: 'not-yours' });
  });

  it('none is taken from its first moment on, or after it was cancelled', () => {
    for (const step of ['confirm', 'move', 'cancel'] as const) {
      expect(takeStep(meeting, { step, by: 'visitor', now: 999 }).ok).toBe(true);
      expect(takeStep(meeting, { step, by: 'visitor', now: 1000 })).toEqual({ ok: false, error: 'begun' });
      expect(takeStep({ ...meeting, status: 'cancelled' }, { step, by: 'visitor', now: 0 })).toEqual({
        ok: false,
        error: 'cancelled',
      });
    }
  });

  it('stands until its end, unless it was cancelled', () => {
    expect([1999, 2000].map((now) => statusAt(meeting, now))).toEqual(['booked', 'over']);
    expect([1999, 2000].map((now) => stands(meeting, now))).toEqual([true, false]);
    const cancelled: Meeting = { ...meeting, status: 'cancelled' };
    expect([statusAt(cancelled, 5000), stands(cancelled, 0)]).toEqual(['cancelled', false]);
  });
});
