import { keep, recall } from '../shell/kept-values.ts';

declare global {
  interface Window {
    /** Where tag managers read what happened. Any script of the page may have made, frozen or replaced it (C8-16). */
    dataLayer?: unknown;
  }
}

export type MeasuredWindow = Pick<Window, 'dataLayer'>;

/** Where the visitor's choice is kept: asking for it throws where it is switched off. */
export interface ChoiceStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

export type MeasuringChoice = 'granted' | 'denied';

/** Everything a tag may ask leave for; only the first is ever granted. */
const purposes = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;

const choiceKey = 'measuring';

/** What the visitor chose; denied while nothing was, and where nothing can be kept. */
export function readChoice(store: () => Pick<ChoiceStore, 'getItem'>): MeasuringChoice {
  return recall(store, choiceKey) === 'granted' ? 'granted' : 'denied';
}

/** A consent command as tag managers know it: the arguments of their own function. */
function consentCommand(..._command: ['consent', 'default' | 'update', Readonly<Record<string, MeasuringChoice>>]): IArguments {
  // Tags read a list as something else.
  return arguments;
}

function leaves(choice: MeasuringChoice): Readonly<Record<string, MeasuringChoice>> {
  return Object.fromEntries(purposes.map((purpose, index) => [purpose, index === 0 ? choice : 'denied']));
}

function isDefault(entry: unknown): boolean {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    '0' in entry &&
    entry[0] === 'consent' &&
    '1' in entry &&
    entry[1] === 'default'
  );
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** The list, with the refusal of everything as its first entry of ours; null where it cannot be added to. */
function layerOf(target: MeasuredWindow): unknown[] | null {
  const layer = (target.dataLayer ??= []);
  if (!isList(layer) || Object.isFrozen(layer)) return null;
  if (!layer.some(isDefault)) layer.push(consentCommand('consent', 'default', leaves('denied')));
  return layer;
}

/** Refuses everything before anything else is said, and grants what the visitor has. */
export function openLayer(target: MeasuredWindow, choice: MeasuringChoice): void {
  const layer = layerOf(target);
  if (choice === 'granted') layer?.push(consentCommand('consent', 'update', leaves('granted')));
}

/** Keeps a choice and tells it. Where nothing can be kept it holds for the page. */
export function choose(target: MeasuredWindow, choice: MeasuringChoice, store: () => Pick<ChoiceStore, 'setItem'>): void {
  // Where it cannot be kept the question stays open for the next page.
  keep(store, choiceKey, choice);
  layerOf(target)?.push(consentCommand('consent', 'update', leaves(choice)));
}

/** Adds an event, when the visitor lets visits be measured; otherwise nothing is said and nothing kept for later. */
export function pushEvent(target: MeasuredWindow, event: Readonly<Record<string, unknown>>, choice: MeasuringChoice): void {
  if (choice === 'granted') layerOf(target)?.push(event);
}
