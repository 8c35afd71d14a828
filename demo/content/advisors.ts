import { editionIds, type EditionId } from '@cotejo/core/editions';
import { slug } from '../slug.ts';

/** Who refers visitors: invented people. */
export interface DemoAdvisor {
  readonly edition: EditionId;
  /** As in `/ref/{id}`. */
  readonly publicId: string;
  readonly name: string;
  readonly email: string;
  readonly executive: string | null;
  readonly active: boolean;
}

type Row = readonly [name: string, executive: string | null, active: boolean];

const people: Readonly<Record<EditionId, readonly Row[]>> = {
  chile: [
    ['Paula Araneda', 'Antonia Pizarro Leal', true],
    ['Rodrigo Cifuentes', null, true],
    ['Marcela Oyarce', 'Camila Huenchumán Vera', true],
    ['Ignacio Barría', null, true],
    ['Loreto Quezada', null, false],
  ],
  peru: [
    ['Rosa Quispe', null, true],
    ['Julio Paredes', null, true],
    ['Milagros Ccori', null, false],
  ],
  colombia: [
    ['Yaneth Murillo', null, true],
    ['Andrés Cuéllar', null, true],
    ['Liliana Pabón', null, false],
  ],
  international: [
    ['Nora Lindgren', null, true],
    ['Tomás Abrego', null, true],
  ],
};

/** Advisors of every edition; the inactive ones are found by nobody. */
export const demoAdvisors: readonly DemoAdvisor[] = editionIds.flatMap((edition) =>
  people[edition].map(([name, executive, active]) => ({
    edition,
    publicId: slug(name),
    name,
    email: `${slug(name).replaceAll('-', '.')}@cotejo.example`,
    executive,
    active,
  })),
);
