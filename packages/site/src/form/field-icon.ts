import type { IconName } from '@cotejo/ui/icon';

/** The signs that a definition can name. */
const signs: Readonly<Record<string, IconName>> = {
  persona: 'person',
  telefono: 'phone',
  correo: 'mail',
  empresa: 'building',
  mensaje: 'chat',
  pais: 'globe',
  clave: 'lock',
};

/** The sign that a definition names; undefined: it names none, or one that is not drawn. */
export function fieldIcon(name: string | null): IconName | undefined {
  return name !== null && Object.hasOwn(signs, name) ? signs[name] : undefined;
}
