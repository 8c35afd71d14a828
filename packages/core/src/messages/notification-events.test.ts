import { describe, expect, it } from 'vitest';
import {
  confirmationsFor,
  eventOf,
  isEventName,
  lowBalanceNoticesFor,
  noticesFor,
  notificationEvents,
  reminderFor,
  type NotificationEvent,
} from './notification-events.ts';

const events: readonly NotificationEvent[] = notificationEvents;

describe('notification events', () => {
  it('C9-76 are 23, each with its own number and name, by mail, SMS, WhatsApp and push', () => {
    expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    expect(new Set(events.map(({ name }) => name)).size).toBe(23);
    expect(new Set(events.map(({ channel }) => channel))).toEqual(new Set(['mail', 'sms', 'whatsapp', 'push']));
    expect(events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['weekly-report', 'low-balance', 'best-plan', 'first-payment']),
    );
  });

  it('that offer something can be stopped and wait for contact hours; what was asked for cannot be stopped', () => {
    const offers = events.filter(({ purpose }) => purpose === 'marketing');
    expect(offers.map(({ mayBeStopped, timing }) => [mayBeStopped, timing])).toEqual(offers.map(() => [true, 'contact-hours']));
    expect(events.filter(({ purpose, mayBeStopped }) => purpose === 'request' && mayBeStopped)).toEqual([]);
  });

  it('know their names', () => {
    expect(eventOf('low-balance').id).toBe(19);
    expect([isEventName('low-balance'), isEventName('toString')]).toEqual([true, false]);
  });

  it('confirm by mail always, and on the chosen channel where it has a provider', () => {
    const all = ['mail', 'sms', 'whatsapp'] as const;
    expect(confirmationsFor('email', all)).toEqual(['visitor-confirmation']);
    expect(confirmationsFor('whatsapp', all)).toEqual(['visitor-confirmation', 'visitor-confirmation-whatsapp']);
    expect(confirmationsFor('telefono', all)).toEqual(['visitor-confirmation', 'visitor-confirmation-sms']);
    expect(confirmationsFor('telefono', ['mail', 'whatsapp'])).toEqual(['visitor-confirmation']);
  });

  it('go by push to executives alone, about their work, which they cannot stop: a push has no address', () => {
    const pushed = events.filter(({ channel }) => channel === 'push');
    expect(pushed.map(({ id, to, purpose, mayBeStopped }) => [id, to, purpose, mayBeStopped])).toEqual([
      [16, 'executive', 'service', false],
      [20, 'executive', 'service', false],
    ]);
  });

  it('tell an executive by mail always, and on the telephone where WhatsApp or push has a provider', () => {
    expect(noticesFor(['mail', 'sms'])).toEqual(['executive-notice']);
    expect(noticesFor(['mail', 'whatsapp'])).toEqual(['executive-notice', 'executive-notice-whatsapp']);
    expect(noticesFor(['mail', 'push'])).toEqual(['executive-notice', 'executive-notice-push']);
    expect(lowBalanceNoticesFor(['mail', 'whatsapp'])).toEqual(['low-balance']);
    expect(lowBalanceNoticesFor(['mail', 'push'])).toEqual(['low-balance', 'low-balance-push']);
  });

  it('remind once, on the chosen channel, or by mail where that has no provider', () => {
    expect(reminderFor('whatsapp', ['mail', 'whatsapp'])).toBe('meeting-reminder-whatsapp');
    expect(reminderFor('telefono', ['mail', 'sms'])).toBe('meeting-reminder-sms');
    expect(reminderFor('telefono', ['mail'])).toBe('meeting-reminder');
    expect(reminderFor('email', ['mail', 'sms'])).toBe('meeting-reminder');
  });
});
