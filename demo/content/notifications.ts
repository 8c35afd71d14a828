import { inOrder, type DemoDocument } from './document.ts';

/** What the bell of the demonstration tells, newest first. */
export function demoNotifications(): DemoDocument[] {
  return inOrder({ edition: 'chile', kind: 'notification' }, [
    {
      id: 'clinicas-y-hospitales',
      title: 'Busca por clínica',
      text: 'Elige tu clínica y mira qué planes y seguros de demostración la cubren.',
      url: '/Clinicas-y-Hospitales',
      publishedAt: '2026-11-20T12:00:00-03:00',
    },
  ]);
}
