import type { Point } from '../../text-content.ts';

/** Points that several lines say in the same words. */
export const healthDeclaration: Point = [
  'Declaración de salud',
  'Debes contestarla por cada persona. Lo que no declares no se paga.',
];
export const preexisting: Point = [
  'Enfermedades anteriores',
  'Las enfermedades que ya tenías al contratar, salvo que la póliza las acepte por escrito.',
];
export const cosmetic: Point = ['Estética', 'Las cirugías y los tratamientos con fines de belleza.'];
export const ownHarm: Point = [
  'Daño causado a propósito',
  'Las lesiones que la persona asegurada se causa, y el suicidio en los dos primeros años.',
];
export const crime: Point = ['Delitos', 'Lo que ocurre mientras la persona asegurada comete un delito.'];
export const experimental: Point = ['Tratamientos en prueba', 'Los tratamientos que la autoridad sanitaria no ha aprobado.'];
