import type { DemoDocument } from './document.ts';

/** Seasons of the demonstration: the one whose window the specification gives, at the clock of Santiago. */
export function demoEvents(): DemoDocument[] {
  return [
    {
      edition: 'chile',
      kind: 'event',
      payload: {
        name: 'black-friday',
        title: 'Black Friday de seguros de salud',
        comparatorRelativePath: 'Black-Friday',
        comparatorPath: '/Comparar/Seguros-de-Salud',
        show: true,
        logo: null,
        image: null,
        url: '/Comparar/Seguros-de-Salud',
        start: '2023-11-23T21:00:00-03:00',
        finish: '2023-11-27T23:59:59-03:00',
      },
    },
  ];
}
