import { expect, it } from 'vitest';
import { counterpartOn } from './country-links.ts';

it('a link to another country leads to the same page there, and stays where there is none', () => {
  const counterparts = [{ href: 'https://cl.cotejo.example/Seguros' }, { href: 'https://pe.cotejo.example/Seguros' }];
  expect(counterpartOn('https://pe.cotejo.example', counterparts)).toBe('https://pe.cotejo.example/Seguros');
  expect(counterpartOn('https://co.cotejo.example', counterparts)).toBeNull();
  expect(counterpartOn('https://pe.cotejo.example:8443', counterparts)).toBeNull();
});
