import { editionIds, type EditionId } from '@cotejo/core/editions';
import { holidays } from './holidays.ts';
import type { DemoDocument } from './document.ts';

/** Who answers: zone and people. Peru has no chat (B5-51). */
const desks: Readonly<Record<EditionId, { readonly timeZone: string; readonly agents: number }>> = {
  chile: { timeZone: 'America/Santiago', agents: 4 },
  peru: { timeZone: 'America/Lima', agents: 0 },
  colombia: { timeZone: 'America/Bogota', agents: 2 },
  international: { timeZone: 'America/New_York', agents: 1 },
};

/** Monday to Friday, nine to seven. */
const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '19:00' }));

const topics = [
  { value: 'cotizar', label: 'Quiero cotizar' },
  { value: 'solicitud', label: 'Tengo una solicitud en curso' },
  { value: 'contrato', label: 'Ya contraté y necesito ayuda' },
];
const areas = [
  { value: 'ventas', label: 'Ventas' },
  { value: 'postventa', label: 'Postventa' },
];

const config = {
  alwaysStarts: false,
  preChatForm: {
    friendlyName: { label: 'Nombre', isRequired: true },
    email: { label: 'Correo', isRequired: true },
    phoneNumber: { label: 'Teléfono', isRequired: false },
    type: { label: 'Tema', isRequired: true, options: topics },
    area: { label: 'Área', isRequired: true, options: areas },
  },
  messages: {
    required: 'campo requerido',
    email: 'Por favor, ingrese su direccion de correo electronico valido',
  },
};

/** Chat hours and configurations of every edition. Partners' and self-service chats start whatever the hour (C4-31, C4-32). */
export function demoChats(): DemoDocument[] {
  return editionIds.flatMap((edition) => [
    { edition, kind: 'chat-hours', payload: { ...desks[edition], hours, closedDays: holidays[edition] } },
    { edition, kind: 'chat-config', name: 'site-es', payload: config },
    { edition, kind: 'chat-config', name: 'partner-marketplace-es', payload: { ...config, alwaysStarts: true } },
    { edition, kind: 'chat-config', name: 'self-service-es', payload: { ...config, alwaysStarts: true } },
    {
      edition,
      kind: 'provider-chat-config',
      name: 'site-es',
      payload: { ...config, provider: { name: 'Mesa de prestadores (demostración)' } },
    },
  ]);
}
