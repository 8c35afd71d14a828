import { resolve } from 'node:path';
import { contactHours } from '@cotejo/core/contact-hours';
import { editionForHost } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { readConfig, settingDocs } from './config.ts';

describe('settings', () => {
  it('have defaults that start without any environment', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 3000,
        host: '127.0.0.1',
        databaseUrl: null,
        dataDirectory: resolve('.data'),
        catalogue: 'demo',
        busyAfter: 150,
        smtpUrl: null,
        logLevel: null,
        indicatorSources: [],
      },
    });
    expect(config.ok && Object.entries(config.value.hosts)).toEqual([
      ['localhost', 'chile'],
      ['127.0.0.1', 'chile'],
      ['peru.localhost', 'peru'],
      ['colombia.localhost', 'colombia'],
      ['international.localhost', 'international'],
    ]);
  });

  it('B9-19 have Chile as the country of whoever starts without naming any', () => {
    const config = readConfig({});
    const asked = config.ok && editionForHost('localhost:3000', config.value.hosts);
    expect(asked).toMatchObject({ ok: true, value: { countryCode: 'CL' } });
  });

  it('take the values given, trimmed, and host names in any case', () => {
    const config = readConfig({
      PORT: ' 8080 ',
      HOSTS: 'Cotejo.CL=chile, pe.cotejo.cl = peru',
      LOG_LEVEL: 'debug',
      SMTP_URL: 'smtp://localhost:25',
    });
    expect(config).toMatchObject({ ok: true, value: { port: 8080, logLevel: 'debug', smtpUrl: 'smtp://localhost:25' } });
    expect(config.ok && Object.entries(config.value.hosts)).toEqual([
      ['cotejo.cl', 'chile'],
      ['pe.cotejo.cl', 'peru'],
    ]);
  });

  it('say what the script of the frame may do', () => {
    const byDefault = readConfig({});
    expect(byDefault.ok && byDefault.value.frame).toEqual({ versionReloads: 1, keepsOffline: true, asksToMeasure: false });
    const config = readConfig({ VERSION_RELOADS: '3', SERVICE_WORKER: 'off', ANALYTICS: 'on' });
    expect(config.ok && config.value.frame).toEqual({ versionReloads: 3, keepsOffline: false, asksToMeasure: true });
    for (const bad of [{ VERSION_RELOADS: '-1' }, { VERSION_RELOADS: '10' }, { SERVICE_WORKER: 'yes' }, { ANALYTICS: '1' }]) {
      expect(readConfig(bad)).toMatchObject({ ok: false, error: expect.stringContaining(Object.keys(bad)[0] ?? '') });
    }
  });

  it('say who takes texts, and when people of an edition may be written to, but where a law says it', () => {
    const config = readConfig({
      SMS_URL: 'https://textos.example/sms',
      SMS_TOKEN: 'x',
      PUSH_URL: 'https://avisos.example/push',
      CONTACT_HOURS: 'peru=1-2 09:00-13:00;6 10:00-12:00',
    });
    expect(config).toMatchObject({ value: { sms: { url: 'https://textos.example/sms', token: 'x' }, whatsapp: null } });
    expect(config).toMatchObject({ value: { push: { url: 'https://avisos.example/push', token: null } } });
    const hours = config.ok && config.value.contactHours;
    expect(hours).toEqual({
      ...contactHours,
      peru: {
        ...contactHours.peru,
        hours: [
          { day: 1, from: '09:00', to: '13:00' },
          { day: 2, from: '09:00', to: '13:00' },
          { day: 6, from: '10:00', to: '12:00' },
        ],
      },
    });
  });

  it('name the addresses that official values are read from', () => {
    const config = readConfig({
      UF_SOURCE_URL: 'https://datos.example/uf',
      USD_SOURCE_URL: 'http://localhost:8080/dolar?clave=x',
    });
    expect(config.ok && config.value.indicatorSources).toEqual([
      { indicator: 'UF', url: 'https://datos.example/uf' },
      { indicator: 'USD', url: 'http://localhost:8080/dolar?clave=x' },
    ]);
  });

  it('name the proxies whose word about visitors is taken, IPv4 also when written as IPv6', () => {
    const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1', COUNTRY_HEADER: 'CF-IPCountry' });
    const trusted = (address: string) => config.ok && config.value.trustedProxies.includes(address);
    expect(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1'].map(trusted)).toEqual([true, true, true]);
    expect(['11.1.2.3', '127.0.0.1', '2001:db8::2', 'nobody'].map(trusted)).toEqual([false, false, false, false]);
    expect(config).toMatchObject({ value: { countryHeader: 'cf-ipcountry', secretKey: null, purgeCredentials: null } });
    const none = readConfig({});
    expect(none.ok && none.value.trustedProxies.includes('127.0.0.1')).toBe(false);
  });

  it('count an empty value as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ ok: true, value: { port: 3000, databaseUrl: null } });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'a b'],
    ['HOST', '999.1.1.1'],
    ['HOST', '::zz'],
    ['DATABASE_URL', 'mysql://root:s3cret@db/x'],
    ['DATABASE_URL', 's3cret'],
    ['UF_SOURCE_URL', 'file:///etc/s3cret'],
    ['UTM_SOURCE_URL', 'https://ana:s3cret@datos.example/utm'],
    ['USD_SOURCE_URL', 's3cret'],
    ['CATALOGUE', 'full'],
    ['BUSY_AFTER', '9'],
    ['BUSY_AFTER', '60001'],
    ['BUSY_AFTER', '1.5'],
    ['HOSTS', 'localhost'],
    ['HOSTS', 'localhost=argentina'],
    ['HOSTS', 'a=chile,a=peru'],
    ['HOSTS', 'localhost=chile,'],
    ['HOSTS', '-x=chile'],
    ['PORTAL_PEOPLE_URL', 'ftp://clientes.example'],
    ['PORTAL_COMPANIES_URL', 'https://ana:clave@clientes.example'],
    ['ASSISTANCE_CHILE_URL', 'asistencia.example'],
    ['ASSISTANCE_CHILE_URL', 'https://asistencia.example'],
    ['ASSISTANCE_WORLDWIDE_URL', 'https://asistencia.example'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'http://user:s3cret@mail'],
    ['MAIL_FROM', 'nobody'],
    ['SMS_URL', 'ftp://s3cret.example'],
    ['WHATSAPP_URL', 'https://ana:s3cret@textos.example'],
    ['PUSH_URL', 'avisos.s3cret.example'],
    ['CONTACT_HOURS', 'colombia=1-7 00:00-23:00'],
    ['CONTACT_HOURS', 'bolivia=1-5 09:00-18:00'],
    ['CONTACT_HOURS', 'chile'],
    ['CONTACT_HOURS', 'chile=1-5 18:00-09:00'],
    ['CONTACT_HOURS', 'chile=5-1 09:00-18:00'],
    ['CONTACT_HOURS', 'chile=1-5 9-18'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['COUNTRY_HEADER', 'CF IPCountry'],
    ['REDIS_URL', 'http://s3cret@redis'],
    ['SECRET_KEY', 's3cret'],
    ['DATA_KEY', 's3cret'],
    ['DATA_KEY', `${'A'.repeat(43)}=,s3cret`],
    ['DATA_KEY', `${'A'.repeat(43)}=,${'A'.repeat(43)}=`],
    ['CACHE_PURGE_CREDENTIALS', 's3cret'],
    ['CACHE_PURGE_CREDENTIALS', 'ana:s3cret'],
  ])('stop with one line that names %s when it is %s', (name, value) => {
    const config = readConfig({ [name]: value });
    const line = config.ok ? '' : config.error;
    expect(line).toMatch(new RegExp(`^Configuración no válida: ${name}\\b`));
    expect(line.split('\n')).toHaveLength(1);
    expect(line).not.toContain('s3cret');
  });

  it('know the pages of the assistance provider together, or none', () => {
    const [chile, worldwide] = ['https://chile.asistencia.example/cotizar', 'https://mundo.asistencia.example/'];
    const both = readConfig({ ASSISTANCE_CHILE_URL: chile, ASSISTANCE_WORLDWIDE_URL: worldwide });
    expect(both.ok && both.value.assistance).toEqual({ chile, worldwide });
    const none = readConfig({});
    expect(none.ok && none.value.assistance).toBe(null);
  });

  it('name one setting at a time when several are bad', () => {
    const config = readConfig({ PORT: 'x', CATALOGUE: 'y' });
    expect(config.ok ? '' : config.error).toBe("Configuración no válida: PORT='x': debe ser un número entero de 0 a 65535.");
  });

  it('are documented each, with the secrets marked', () => {
    expect(settingDocs.filter((setting) => setting.sensitive).map((setting) => setting.name)).toEqual([
      'DATABASE_URL',
      'SMTP_URL',
      'SMS_URL',
      'SMS_TOKEN',
      'WHATSAPP_URL',
      'WHATSAPP_TOKEN',
      'PUSH_URL',
      'PUSH_TOKEN',
      'UF_SOURCE_URL',
      'UTM_SOURCE_URL',
      'USD_SOURCE_URL',
      'REDIS_URL',
      'SECRET_KEY',
      'DATA_KEY',
      'CACHE_PURGE_CREDENTIALS',
      'SENTRY_DSN',
    ]);
    for (const setting of settingDocs) expect(setting.doc.length).toBeGreaterThan(10);
  });
});
