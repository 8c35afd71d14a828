import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

const line = (label: string) => ({ label, isRequired: true });
const options = [{ value: 'cotizar', label: 'Quiero cotizar' }];
const config = {
  app: 'site',
  language: 'es',
  alwaysStarts: true,
  preChatForm: {
    friendlyName: line('Nombre'),
    email: line('Correo'),
    phoneNumber: line('Teléfono'),
    type: { ...line('Tema'), options },
    area: { ...line('Área'), options },
  },
  messages: { required: 'campo requerido', email: 'correo' },
};

async function rendered(answers: Parameters<typeof fakeTransport>[0]) {
  const page = await renderTestPage('/chatbot/site', fakeTransport(answers));
  if (page.kind !== 'html') throw new Error('expected a page');
  return page;
}

describe('the test page of a chat', () => {
  it('A2.2-058 shows what the chat of an application asks, out of search engines', async () => {
    const { status, html } = await rendered({ getWebchatConfig: { data: config } });
    expect(status).toBe(200);
    for (const text of ['Nombre', 'Quiero cotizar', 'A cualquier hora', 'No se sabe']) expect(html).toContain(text);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('is not found for an application without chat', async () => {
    expect((await rendered({})).status).toBe(404);
  });
});
