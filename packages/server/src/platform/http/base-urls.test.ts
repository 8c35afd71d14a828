import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { baseUrlOf, sameOrigin, type PageHost } from './base-urls.ts';

function readBases(text: string, hosts = 'cotejo.cl=chile,cotejo.pe=peru') {
  const config = readConfig({ BASE_URLS: text, HOSTS: hosts });
  return config.ok ? config.value.baseUrls : config.error;
}

describe('the setting BASE_URLS', () => {
  it('C7-03 names the server of each country, and of hosts that have their own, in any letter case', () => {
    const text =
      '{"chile":"https://api.cotejo.cl","peru":"http://localhost:4000","Salud.Bienestar.example":"https://api.b.example"}';
    expect(readBases(text)).toEqual({
      byEdition: { chile: 'https://api.cotejo.cl', peru: 'http://localhost:4000' },
      byHost: { 'salud.bienestar.example': 'https://api.b.example' },
    });
    expect(readConfig({})).toMatchObject({ value: { baseUrls: sameOrigin } });
  });

  it.each([
    ['{"chile"', 'no es JSON'],
    ['["https://api.cotejo.cl"]', 'debe ser un objeto JSON'],
    ['{"argentina":"https://api.cotejo.cl"}', "'argentina' no es una edición ni un nombre de host"],
    ['{"-x.example":"https://api.cotejo.cl"}', "'-x.example' no es una edición ni un nombre de host"],
    ['{"chile":7}', 'chile: debe ser el origen http(s) de un servidor'],
    ['{"chile":"https://api.cotejo.cl/"}', 'chile: debe ser el origen http(s) de un servidor'],
    ['{"chile":"https://api.cotejo.cl/api"}', 'chile: debe ser el origen http(s) de un servidor'],
    ['{"chile":"ftp://api.cotejo.cl"}', 'chile: debe ser el origen http(s) de un servidor'],
    ['{"chile":"https://ana:clave@api.cotejo.cl"}', 'chile: debe ser el origen http(s) de un servidor'],
    ['{"peru":"api.cotejo.pe"}', 'peru: debe ser el origen http(s) de un servidor'],
    ['{"b.example":"https://x.example","B.example":"https://y.example"}', "'b.example' aparece dos veces"],
    [
      '{"chile":"https://api.cotejo.example","peru":"https://api.cotejo.example"}',
      "peru: 'api.cotejo.example' ya es la base de chile",
    ],
    [
      '{"a.example":"https://api.b.example","b.example":"https://api.b.example"}',
      "b.example: 'api.b.example' ya es la base de a.example",
    ],
    ['{"cotejo.pe":"https://cotejo.cl"}', "cotejo.pe: 'cotejo.cl' es un nombre de chile (HOSTS)"],
    ['{"peru":"https://cotejo.cl"}', "peru: 'cotejo.cl' es un nombre de chile (HOSTS)"],
  ])('stops the start when it is %s: %s', (text, reason) => {
    const line = readBases(text);
    expect(line).toMatch(/^Configuración no válida: BASE_URLS=/);
    expect(line).toContain(`: ${reason}`);
  });
});

it('partners may call one base when HOSTS says whose prices it answers with', () => {
  const text = '{"a.example":"https://api.b.example","b.example":"https://api.b.example"}';
  expect(readBases(text, 'cotejo.cl=chile,api.b.example=chile')).toMatchObject({ byEdition: {} });
});

describe('the base of a page', () => {
  const urls = {
    byEdition: { chile: 'https://api.cotejo.cl' },
    byHost: { 'salud.bienestar.example': 'https://api.bienestar.example', 'beta.cotejo.cl': 'https://beta.cotejo.cl' },
  };
  const own: PageHost = { edition: 'chile', name: 'cotejo.cl', isPartner: false };

  it.each<[string, PageHost, string]>([
    ['C7-03 the one of its country', own, 'https://api.cotejo.cl'],
    ['C7-03 its own host where its country has none', { ...own, edition: 'peru' }, ''],
    ['the one of its host before that of its country', { ...own, name: 'beta.cotejo.cl' }, 'https://beta.cotejo.cl'],
    [
      'C7-04 the one of a partner that has one',
      { ...own, name: 'salud.bienestar.example', isPartner: true },
      'https://api.bienestar.example',
    ],
    ["C7-04 a partner's own host, not the country's", { ...own, name: 'bienestar.cotejo.cl', isPartner: true }, ''],
  ])('is %s', (_, page, base) => {
    expect(baseUrlOf(urls, page)).toBe(base);
  });
});
