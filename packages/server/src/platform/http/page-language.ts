import { fragmentFolder } from '@cotejo/contract/paths/fragments';
import { isCrawler } from '@cotejo/core/crawlers';
import { chooseLanguage, defaultLanguage, languageOf, splitLanguage, type Edition, type Language } from '@cotejo/core/editions';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a visitor's choice is kept, for a year, and the parameter that makes one. */
const cookieName = 'idioma';
const parameter = 'idioma';
const oneYearSeconds = 31_536_000;

/** The address of a page as page tables know it, and the language that stands before it. */
export interface PageAddress {
  /** Null: the address names none, or none that the edition has. */
  readonly prefix: Language | null;
  /** Path and search, without the language. */
  readonly url: string;
}

/** What an address says at an edition; where it has one language alone, '/en' is a path like any other. */
export function pageAddressOf({ edition, url }: { readonly edition: Edition; readonly url: string }): PageAddress {
  if (edition.languages.length === 1) return { prefix: null, url };
  const { language, path } = splitLanguage(url);
  return language !== null && edition.languages.includes(language) ? { prefix: language, url: path } : { prefix: null, url };
}

/** The same address with its language in small letters (decision 1), where it begins with one of the edition in another case; else null. */
export function languageInItsCase({ edition, url }: { readonly edition: Edition; readonly url: string }): string | null {
  const [, first = ''] = /^\/([A-Za-z]+)(?=[/?]|$)/.exec(url) ?? [];
  const small = first.toLowerCase();
  const isOther = small !== first && pageAddressOf({ edition, url: `/${small}` }).prefix !== null;
  return isOther ? `/${small}${url.slice(1 + first.length)}` : null;
}

/** What the answer to an address depends on beside it: the choice of a language, where the address makes none. */
export function varyOf(request: FastifyRequest): string {
  const isOpen = request.edition.languages.length > 1 && pageAddressOf(request).prefix === null;
  return isOpen ? 'Cookie, Accept-Language, Sec-Fetch-Site' : 'Cookie';
}

function storedIn(header: string | undefined): string | null {
  return new RegExp(`(?:^|;)\\s*${cookieName}=([^;]*)`).exec(header ?? '')?.[1]?.trim() ?? null;
}

function askedIn(search: string, offered: readonly Language[]): Language | null {
  const asked = languageOf(new URLSearchParams(search).get(parameter));
  return asked !== null && offered.includes(asked) ? asked : null;
}

/** Whether a search chooses a language. */
export function asksLanguage(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

function withoutQuestion(search: string): string {
  const kept = search.slice(1).split('&');
  const others = kept.filter((part) => part !== parameter && !part.startsWith(`${parameter}=`));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}

type Headers = FastifyRequest['headers'];

/** Where a page is for a visitor. */
export interface PagePlace {
  readonly language: Language;
  /** The search without what chooses the language, when that has been done. */
  readonly search: string;
  /** Chosen with this request, to be kept; null: nothing was. */
  readonly kept: Language | null;
}

/** Whether somebody follows a way of this site: those of pages in another language name it, so this one is meant in Spanish. */
function isFromHere(headers: Headers): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/** Whether an address that names no language stays Spanish for who has just chosen it, also if nothing of that is kept. */
function staysSpanish(headers: Headers, languages: readonly Language[]): boolean {
  const accepted = headers['accept-language'] ?? null;
  const isKept = storedIn(headers.cookie) !== null;
  return isKept || isFromHere(headers) || chooseLanguage({ prefix: null, stored: null, accepted }, languages) === defaultLanguage;
}

/**
 * The language in which a visitor is shown an address (B9-53). `?idioma=` chooses one for a year. Spanish has no prefix, so
 * its choice stays in the address where a browser that keeps nothing would be led away again. Crawlers are led nowhere.
 */
export function placeOf(
  { edition, headers }: Pick<FastifyRequest, 'edition' | 'headers'>,
  { prefix, path, search }: { readonly prefix: Language | null; readonly path: string; readonly search: string },
): PagePlace {
  const { languages } = edition;
  const asked = search === '' ? null : askedIn(search, languages);
  if (asked === defaultLanguage && !staysSpanish(headers, languages)) {
    return { language: asked, search, kept: prefix === null ? asked : null };
  }
  if (asked !== null) return { language: asked, search: withoutQuestion(search), kept: asked };
  const isLed = prefix === null && !path.startsWith(fragmentFolder) && !isCrawler(headers['user-agent'] ?? '');
  if (!isLed) return { language: prefix ?? defaultLanguage, search, kept: null };
  const stored = storedIn(headers.cookie);
  if (stored === null && isFromHere(headers)) return { language: defaultLanguage, search, kept: null };
  const wishes = { prefix, stored, accepted: headers['accept-language'] ?? null };
  return { language: chooseLanguage(wishes, languages), search, kept: null };
}

/** The language for who reads an answer that is no page: as its address says, else as they chose before or their browser asks. */
export function languageOfReader(request: Pick<FastifyRequest, 'edition' | 'headers' | 'url'>): Language {
  const { edition, headers } = request;
  const wishes = {
    prefix: pageAddressOf(request).prefix,
    stored: storedIn(headers.cookie),
    accepted: headers['accept-language'] ?? null,
  };
  return chooseLanguage(wishes, edition.languages);
}

/** The address without Spanish before it, in any letter case; null: it does not name it. Spanish has no prefix of its own. */
export function withoutSpanish(url: string): string | null {
  const [named] = /^\/es(?=[/?]|$)/i.exec(url) ?? [];
  if (named === undefined) return null;
  const rest = url.slice(named.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Where a page is that was asked for in Spanish by name: where the visitor would be led away again, `?idioma=` says so. */
export function spanishPlaceOf(
  request: Pick<FastifyRequest, 'edition' | 'headers'>,
  { path, search }: { readonly path: string; readonly search: string },
): PagePlace {
  const place = placeOf(request, { prefix: null, path, search });
  if (place.language === defaultLanguage || place.kept !== null) return place;
  const asked = `${search === '' ? '?' : `${search}&`}${parameter}=${defaultLanguage}`;
  const chosen = placeOf(request, { prefix: null, path, search: asked });
  // What is kept now would be asked for once more where the address says it as well.
  return chosen.search === asked ? { ...chosen, kept: null } : chosen;
}

/** Keeps a choice in the visitor's browser. */
export function keepLanguage(reply: FastifyReply, language: Language): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  const cookie = `${cookieName}=${language}; Path=/; Max-Age=${oneYearSeconds}; HttpOnly; SameSite=Lax${secure}`;
  reply.header('set-cookie', cookie);
}
