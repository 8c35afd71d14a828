import { describe, expect, it } from 'vitest';
import { loginHref, readLogin } from './login-address.ts';

const read = (search: string) => readLogin(new URLSearchParams(search));

describe('the address of the login page', () => {
  it('C2-08 carries the code and the address that the visitor is at', () => {
    const address = loginHref('sesion-vencida', '/Comparar/Isapres?page=2');
    expect(address).toBe('/login?loginError=sesion-vencida&referrer=%2FComparar%2FIsapres%3Fpage%3D2');
    expect(read(new URL(address, 'https://cotejo.example').search)).toEqual({
      error: 'sesion-vencida',
      referrer: '/Comparar/Isapres?page=2',
      portal: 'personas',
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'leads back to no page of another site: %s',
    (referrer) => {
      expect(read(new URLSearchParams({ referrer }).toString()).referrer).toBeNull();
    },
  );

  it('C2-09 takes a code that nobody knows for a failure, and none for none', () => {
    expect([read('loginError=otra').error, read('loginError=').error, read('').error]).toEqual(['otro', null, null]);
    expect([read('portal=empresas').portal, read('portal=x').portal]).toEqual(['empresas', 'personas']);
  });
});
