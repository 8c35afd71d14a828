import { editionIds, type EditionId } from '@cotejo/core/editions';
import { inOrder, type DemoDocument } from './document.ts';
import { inOtherLanguages } from './told.ts';
import type { Menu, Title } from './told-content.ts';

const menus: Readonly<Record<EditionId, Menu>> = {
  chile: {
    header: [
      [
        'Isapre y Fonasa',
        [
          ['Planes de isapre', 'Isapres'],
          ['Tramos y modalidades de Fonasa', 'Fonasa'],
        ],
      ],
      [
        'Seguros de salud',
        [
          ['Todos los seguros de salud', 'Seguros-de-Salud'],
          ['Complementario', 'Seguros-de-Salud/Complementario'],
          ['Catastrófico', 'Seguros-de-Salud/Catastrofico'],
          ['Complementario con catastrófico', 'Seguros-de-Salud/Complementario-Catastrofico'],
          ['Dental', 'Seguros-de-Salud/Dental'],
          ['Oncológico', 'Seguros-de-Salud/Oncologico'],
          ['Cardiológico', 'Seguros-de-Salud/Cardiologico'],
          ['Farmacia', 'Seguros-de-Salud/Farmacia'],
        ],
      ],
      [
        'Familia y vida',
        [
          ['Seguros de vida', 'Seguros-de-Vida'],
          ['Accidentes personales', 'Accidentes-Personales'],
          ['Escolar y universitario', 'Seguros-de-Salud/Escolar-Universitario'],
          ['Asistencia', 'Seguros-de-Salud/Asistencia'],
        ],
      ],
      [
        'Mascotas y viajes',
        [
          ['Seguros de mascotas', 'Seguros-Mascotas'],
          ['Seguros de viaje', 'Seguros-de-Viaje'],
          ['Salud internacional', 'Seguros-de-Salud/Internacional'],
        ],
      ],
      [
        'Empresas',
        [
          ['Seguros para tu equipo', 'Seguro-Complementario-Empresa'],
          ['Vida para guardias', 'Seguros-de-Vida/Guardias'],
          ['Covid obligatorio', 'Seguro-Covid'],
        ],
      ],
    ],
    boxes: [
      [
        'Para ti y tu familia',
        [
          ['Planes de isapre', 'Isapres'],
          ['Seguros de salud', 'Seguros-de-Salud'],
          ['Seguros de vida', 'Seguros-de-Vida'],
          ['Seguros de mascotas', 'Seguros-Mascotas'],
        ],
      ],
      [
        'Para tu empresa',
        [
          ['Seguros para tu equipo', 'Seguro-Complementario-Empresa'],
          ['Vida para guardias', 'Seguros-de-Vida/Guardias'],
        ],
      ],
    ],
  },
  peru: {
    header: [
      [
        'EPS y planes clínicos',
        [
          ['EPS', 'EPS'],
          ['Planes clínicos', 'Planes-Clinicos'],
        ],
      ],
      [
        'Seguros de salud',
        [
          ['Todos los seguros de salud', 'Seguros-de-Salud'],
          ['Oncológico', 'Seguros-de-Salud/Oncologico'],
          ['Dental', 'Seguros-de-Salud/Dental'],
        ],
      ],
      [
        'Empresas',
        [
          ['EPS para empresas', 'EPS/Empresa'],
          ['SCTR', 'SCTR'],
        ],
      ],
    ],
    boxes: [
      [
        'Para ti y tu familia',
        [
          ['EPS', 'EPS'],
          ['Seguros de salud', 'Seguros-de-Salud'],
          ['Planes clínicos', 'Planes-Clinicos'],
        ],
      ],
      [
        'Para tu empresa',
        [
          ['EPS para empresas', 'EPS/Empresa'],
          ['SCTR', 'SCTR'],
        ],
      ],
    ],
  },
  colombia: {
    header: [
      [
        'EPS y planes complementarios',
        [
          ['EPS', 'EPS'],
          ['Planes complementarios', 'Planes-Complementarios'],
        ],
      ],
      [
        'Medicina prepagada',
        [
          ['Medicina prepagada', 'Medicina-Prepagada'],
          ['Medicina domiciliaria', 'Medicina-Domiciliaria'],
        ],
      ],
      [
        'Seguros',
        [
          ['Seguros de salud', 'Seguros-de-Salud'],
          ['Seguros de mascotas', 'Seguros-Mascotas'],
        ],
      ],
    ],
    boxes: [
      [
        'Para ti y tu familia',
        [
          ['Medicina prepagada', 'Medicina-Prepagada'],
          ['Planes complementarios', 'Planes-Complementarios'],
          ['Seguros de salud', 'Seguros-de-Salud'],
          ['Seguros de mascotas', 'Seguros-Mascotas'],
        ],
      ],
    ],
  },
  international: {
    header: [
      ['Salud internacional', [['Seguros de salud internacional', 'Seguros-de-Salud']]],
      ['Viajes', [['Seguros de viaje', 'Seguros-de-Viaje']]],
    ],
    boxes: [
      [
        'Fuera de tu país',
        [
          ['Salud internacional', 'Seguros-de-Salud'],
          ['Seguros de viaje', 'Seguros-de-Viaje'],
        ],
      ],
    ],
  },
};

function item(type: 'header' | 'box_category', [title, categories]: Title): unknown {
  return {
    type,
    title,
    url: `/Comparar/${categories[0][1]}`,
    categories: categories.map(([displayName, path]) => ({ displayName, url: `/Comparar/${path}` })),
  };
}

function itemsOf({ header, boxes }: Menu): unknown[] {
  return [...header.map((title) => item('header', title)), ...boxes.map((title) => item('box_category', title))];
}

/** Menus of every edition: nothing but pages that exist. */
export function demoMenus(): DemoDocument[] {
  return [
    ...editionIds.flatMap((edition) => inOrder({ edition, kind: 'menu' }, itemsOf(menus[edition]))),
    ...inOtherLanguages(({ menu }, place) => inOrder({ ...place, kind: 'menu' }, itemsOf(menu))),
  ];
}
