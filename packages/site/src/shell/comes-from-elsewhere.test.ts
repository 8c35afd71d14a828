import { describe, expect, it } from 'vitest';
import { comesFromElsewhere } from './comes-from-elsewhere.ts';

const origin = 'https://cotejo.example';

describe('a visit whose beginning is looked at', () => {
  it.each([
    ['https://buscador.example/', ''],
    ['https://cotejo.example.com/', ''],
    ['', '?a=1&utm_source=x'],
    ['https://cotejo.example/Seguros', '?gclid=x'],
  ])('comes from elsewhere: %s %s', (referrer, search) => expect(comesFromElsewhere(referrer, { origin, search })).toBe(true));

  it.each([
    ['', ''],
    ['', '?precio=1&idioma=en'],
    ['https://cotejo.example', ''],
    ['https://cotejo.example/Seguros?utm_source=x', '?page=2'],
  ])('comes from here, or by itself: %s %s', (referrer, search) =>
    expect(comesFromElsewhere(referrer, { origin, search })).toBe(false),
  );
});
