import { inOrder, type DemoDocument } from './document.ts';

/**
 * Seasons of the demonstration, at the clock of Santiago: the one whose window the specification gives, which is over, and one that
 * is on for long, so that its banner can be seen.
 */
export function demoEvents(): DemoDocument[] {
  return inOrder({ edition: 'chile', kind: 'event' }, [
    {
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
    {
      name: 'vacaciones',
      title: 'Vacaciones 2027: compara tu seguro de viaje',
      comparatorRelativePath: 'Vacaciones',
      comparatorPath: '/Comparar/Seguros-de-Viaje',
      show: true,
      logo: null,
      image: null,
      url: '/Comparar/Seguros-de-Viaje',
      start: '2026-06-01T00:00:00-04:00',
      finish: '2027-12-31T23:59:59-03:00',
    },
  ]);
}
