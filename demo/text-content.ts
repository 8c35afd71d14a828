import type { TextContent } from '@cotejo/core/catalogue-content';
import type { PlainDate } from '@cotejo/core/dates';

/** Title and paragraph of one point. */
export type Point = readonly [title: string, body: string];

/** A paragraph of a product under one heading. Icon: a name of the site's icon set, or null. */
export function description(type: TextContent['type'], [title, body]: Point, icon: string | null = null): TextContent {
  return { kind: 'description', type, title, body, icon, url: null, date: null };
}

/** A question of a product with its answer. */
export function question([title, body]: Point): TextContent {
  return { kind: 'faq', type: '', title, body, icon: null, url: null, date: null };
}

/** What stands beside a description: a drawing by what it shows, or a video by its title with what it shows. */
export function media(kind: 'image' | 'video', [title, body]: Point, path: string): TextContent {
  return { kind, type: '', title, body, icon: null, url: path, date: null };
}

/** A document by name and date. Demonstration documents have no file, so no URL. */
export function document(title: string, body: string, date: PlainDate): TextContent {
  return { kind: 'document', type: '', title, body, icon: null, url: null, date };
}

/** 6000 to '6.000', as thousands are written in Chile. */
export function thousands(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.');
}
