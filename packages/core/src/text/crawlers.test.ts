import { describe, expect, it } from 'vitest';
import { isCrawler } from './crawlers.ts';

describe('isCrawler', () => {
  it.each([
    'Scully',
    'Prerender',
    'Googlebot/2.1',
    'bingbot/2.0',
    'PetalBot',
    'Yahoo! Slurp',
    'AhrefsBot/7.0',
    'AhrefsSiteAudit/6.1',
  ])('B9-55 C9-62 knows %s', (agent) => expect(isCrawler(`Mozilla/5.0 (compatible; ${agent}; +http://bot.example)`)).toBe(true));

  it('takes a visitor for none', () => {
    expect(isCrawler('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36')).toBe(false);
  });
});
