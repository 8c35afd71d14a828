import { editionOf } from '@cotejo/core/editions';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { sampleDetail, sampleItem } from '../testing/sample-answers.ts';
import { TestFrame } from '../testing/test-frame.tsx';
import { RequestTrigger } from './request-trigger.tsx';
import { SentNote } from './sent-note.tsx';

const usual = 'Solicitud enviada. En los próximos segundos recibirás un email.';
const line = lineFor(editionOf('chile'));
const data = {
  detail: sampleDetail,
  profile: line.exampleProfile,
  price: sampleItem.profilePrice,
  failures: { price: null, uf: null },
  quote: null,
  uf: null,
  today: '2026-11-20',
  line,
  comparator: null,
};

async function trigger(label?: string): Promise<string> {
  const Component = () => <RequestTrigger data={data} price={sampleItem.profilePrice} {...(label !== undefined && { label })} />;
  const { query, dataRoutes } = createStaticHandler([{ path: '/plan', Component }]);
  const context = await query(new Request('http://site.test/plan'));
  if (context instanceof Response) throw new Error('expected a page');
  return renderToString(
    <TestFrame>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </TestFrame>,
  );
}

it('B2.1-02 B2.1-03 what opens the form is called as usual, or as whoever shows it says, and leads to its page without script', async () => {
  expect(await trigger()).toContain('>Solicitar más información</a>');
  expect(await trigger('Quiero saber más')).toContain('>Quiero saber más</a>');
  expect(await trigger()).toContain(`href="${sampleItem.url}/Solicitar"`);
});

it('B8-06 what is said of a request that went can be said otherwise', () => {
  const note = (text?: string): string =>
    renderToString(
      <TestFrame>
        <SentNote receivedBefore={null} text={text} />
      </TestFrame>,
    );
  expect(note()).toContain(usual);
  const other = note('Te llamamos hoy.');
  expect(other).toContain('Enviado');
  expect(other).toContain('>Te llamamos hoy.<');
  expect(other).not.toContain(usual);
});
