import type { Profile } from '@cotejo/contract/profile';
import { assistanceAddress, type AssistancePages, type JourneyFault } from '@cotejo/core/assistance-address';
import { destinationOfCountry } from '@cotejo/core/destination-of-country';
import { isDestination } from '@cotejo/core/destinations';
import type { Edition } from '@cotejo/core/editions';
import { passengerBand } from '@cotejo/core/passenger-bands';
import { maximumFamily } from '@cotejo/core/people';
import type { KeyOf } from '../texts/texts.ts';
import type { SaidJourney } from './assistance-answers.ts';
import type { assistanceTexts } from './assistance-texts.ts';

/** The fields of a journey's form, in their order. */
export const journeyFields = ['origen', 'destino', 'salida', 'regreso', 'edades'] as const;
export type JourneyField = (typeof journeyFields)[number];

/** What is said of a journey, as its form holds it: '' where nothing is. Days are YYYY-MM-DD, ages parted by commas. */
export type JourneyValues = Readonly<Record<JourneyField, string>>;

type FaultKey = KeyOf<typeof assistanceTexts.es> & `fault.${string}`;
export type JourneyFaults = Readonly<Partial<Record<JourneyField, FaultKey>>>;

/** The way to the provider's page, and what it is told there; or what is to be said before. */
export type AssistanceWay =
  | { readonly kind: 'asked'; readonly values: JourneyValues; readonly faults: JourneyFaults }
  | {
      readonly kind: 'open';
      readonly values: JourneyValues;
      readonly url: string;
      readonly ages: readonly number[];
      /** Ages that the provider takes nobody of: they are passed on to nobody. */
      readonly ignored: readonly number[];
    };

/** Two letters for Chile; anybody else's country is no matter of the provider. */
const [chile, elsewhere] = ['CL', 'otro'] as const;
const longestValue = 60;

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function originOf(country: string): string {
  if (country === '') return '';
  return country === chile ? chile : elsewhere;
}

interface JourneySources {
  readonly profile: Profile;
  /** What the request that was sent says; null: nothing. */
  readonly said: SaidJourney | null;
  readonly edition: Pick<Edition, 'countryCode'>;
}

/** Of several texts the first that says something. */
function firstOf(...texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? '';
}

/**
 * What is known of a journey, so that nobody is asked twice: what the request says, else the profile of its travellers, else the
 * country of the edition as its beginning. An example says nobody's ages (decision 26). A country leads to its destination where
 * it has one for certain, and a zone of cover where it has the same name.
 */
export function knownJourney({ profile, said, edition }: JourneySources): JourneyValues {
  const { viaje, zona = '', cotizante, cargas, ingresodatos } = profile;
  const codeOf = (name: 'origen' | 'destino') => textOf(partOf(partOf(viaje, name), 'code'));
  const origin = firstOf(said?.origin ?? '', codeOf('origen'), edition.countryCode ?? '').toUpperCase();
  const asked = said?.destination ?? '';
  const zone = isDestination(zona ?? '') ? (zona ?? '') : '';
  const ofProfile = firstOf(destinationOfCountry(codeOf('destino'), origin) ?? '', zone);
  // The ages and the days of one journey belong together: of a request they are not mixed with those of a profile.
  const days = said !== null && firstOf(said.start, said.end) !== '' ? said : null;
  return {
    origen: originOf(origin),
    destino: asked === '' ? ofProfile : (destinationOfCountry(asked, origin) ?? ''),
    salida: days === null ? textOf(partOf(viaje, 'salida')) : days.start,
    regreso: days === null ? textOf(partOf(viaje, 'regreso')) : days.end,
    edades: firstOf(said?.ages ?? '', ingresodatos ? [...cotizante, ...cargas].map(({ edad }) => edad).join(', ') : ''),
  };
}

/** What a journey's form says. */
export function journeyOfForm(form: FormData): JourneyValues {
  const text = (name: JourneyField): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, longestValue) : '';
  };
  const [origen, destino, salida, regreso, edades] = [
    text('origen'),
    text('destino'),
    text('salida'),
    text('regreso'),
    text('edades'),
  ];
  return { origen, destino, salida, regreso, edades };
}

/** Ages as they are written, parted by commas, spaces or '|'; null: they are none, or too many. */
function agesIn(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;|]+/).filter((part) => part !== '');
  return parts.length <= maximumFamily && parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : null;
}

const fieldOf = { destination: 'destino', start: 'salida', end: 'regreso', ages: 'edades' } as const satisfies Record<
  JourneyFault['field'],
  JourneyField
>;

interface HandOff {
  readonly pages: AssistancePages;
  /** Day in the edition's zone, YYYY-MM-DD. */
  readonly today: string;
}

/** The way to the provider's page for a journey, or what is wrong with what was said of it, by field. */
export function wayToAssistance(values: JourneyValues, { pages, today }: HandOff): AssistanceWay {
  const { origen, destino, salida, regreso, edades } = values;
  const ages = agesIn(edades);
  const journey = { originCountry: origen === chile ? chile : null, destination: destino, start: salida, end: regreso };
  const ignored: number[] = [];
  const address = assistanceAddress({ ...journey, ages: ages ?? [] }, pages, (age) => ignored.push(age));
  const faults: Partial<Record<JourneyField, FaultKey>> = {};
  if (!address.ok) for (const { field, kind } of address.error) faults[fieldOf[field]] = `fault.${kind}`;
  if (faults.salida === undefined && salida < today) faults.salida = 'fault.past';
  if (ages === null) faults.edades = 'fault.not-ages';
  if (origen !== chile && origen !== elsewhere) faults.origen = 'fault.unknown-origin';
  if (!address.ok || Object.keys(faults).length > 0) return { kind: 'asked', values, faults };
  const counted = (ages ?? []).filter((age) => passengerBand(age) !== undefined);
  return { kind: 'open', values, url: address.value, ages: counted, ignored };
}

/** The host of the page that a journey leads to; both while nobody knows where it starts. */
export function hostsOf(
  { chile: ofChile, worldwide }: AssistancePages,
  { origen }: Pick<JourneyValues, 'origen'>,
): readonly string[] {
  const pages = origen === '' ? [ofChile, worldwide] : [origen === chile ? ofChile : worldwide];
  return [...new Set(pages.map((page) => new URL(page).host))];
}
