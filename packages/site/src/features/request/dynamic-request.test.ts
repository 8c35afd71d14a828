import type { Transport, WireRequest } from '@cotejo/contract/client';
import { definitionOfIntegration } from '@cotejo/contract/form-definition';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import { href } from '@cotejo/contract/paths';
import { editionOf } from '@cotejo/core/editions';
import { answersFromEntries, formSettingOf } from '@cotejo/core/forms';
import { requestProcessOf } from '@cotejo/core/request-process';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';
import { sampleDetail } from '../../testing/sample-answers.ts';
import { comparators, siteFacts } from '../../testing/site-facts.ts';
import { contactOf, requestFaults } from '../../request/request-answers.ts';
import { formMark } from '../../request/submit-request.ts';

const input = (inputType: string) => ({ fldType: 'input', inputType, htmlType: 'input' });
const field = (fldName: string, label: string, own: object = {}) => ({
  fldName,
  label,
  placeholder: null,
  helper: null,
  mask: null,
  class: null,
  imgIcon: null,
  isRequired: true,
  defaultValue: null,
  fldRegexp: null,
  allowedValues: null,
  retrieveFunction: null,
  wrapper: null,
  groupedBy: null,
  fieldType: input('text'),
  ...own,
});
const forms = integrationFormsSchema.parse({
  integrationForms: [
    {
      validationScript: null,
      integrationFormFields: [
        field('fld_fullname', 'Nombre completo'),
        field('fld_telephone', 'Teléfono', { fieldType: input('tel') }),
        field('fld_email', 'Correo', { fieldType: input('email') }),
        field('fld_msg', 'Mensaje', { isRequired: false }),
        field('fld_employees', 'Empleados', { mask: 'integer' }),
        field('rubro', 'Rubro'),
      ],
    },
  ],
});
const [wire] = forms.integrationForms;
if (!wire) throw new Error('no form');
const asked = { definition: definitionOfIntegration(wire), setting: formSettingOf(editionOf('chile')) };

const typed = {
  fld_fullname: 'Ana Soto',
  fld_telephone: '+56 9 8765 4321',
  fld_email: 'ana@correo.example',
  fld_msg: 'Hola',
  fld_employees: '1.500',
  rubro: 'Panadería',
};
const answersOf = (entries: Readonly<Record<string, string>>) => answersFromEntries(asked.definition, Object.entries(entries));

describe('the answers of a form made of data, as a request', () => {
  it.each([
    ['B3-12', 'fld_fullname', 'first_name', 'Ana Soto'],
    ['B3-13', 'fld_telephone', 'telefono', '+56 9 8765 4321'],
    ['B3-14', 'fld_email', 'email', 'ana@correo.example'],
    ['B3-15', 'fld_msg', 'mensaje', 'Hola'],
    ['B3-16', 'fld_employees', 'cantidadEmpleados', 1500],
  ] as const)('%s %s goes to %s, and to no other place', (_row, _name, part, said) => {
    const contact = contactOf(asked, answersOf(typed));
    expect(contact).toHaveProperty(part, said);
    expect(contact.unrecognizedAdditionalData).toEqual({ rubro: 'Panadería' });
  });

  it('B3-19 leave out what a field of passwords asks, whatever its name', () => {
    const [rubro] = asked.definition.fields.filter(({ name }) => name === 'rubro');
    if (!rubro) throw new Error('no such field');
    const definition = {
      ...asked.definition,
      fields: [...asked.definition.fields, { ...rubro, name: 'clave', control: 'password' as const }],
    };
    const answers = answersFromEntries(definition, Object.entries({ ...typed, clave: 'secreto' }));
    expect(contactOf({ ...asked, definition }, answers).unrecognizedAdditionalData).toEqual({ rubro: 'Panadería' });
  });

  it('are refused by what requests demand of them, at the field that asks it', () => {
    expect(requestFaults(asked, answersOf({ ...typed, fld_fullname: 'A' }))).toEqual({ fld_fullname: 'Nombre muy corto.' });
    expect(requestFaults(asked, answersOf(typed))).toEqual({});
  });
});

const path = href('isaprePlanRequest', { organization: 'Cruz-Blanca', plan: 'MSP-9026' });

interface Posted {
  readonly posted?: Readonly<Record<string, string>>;
  /** Whether the definition can be had. */
  readonly isThere?: boolean;
  readonly form?: typeof forms;
}

/** The page of a request whose line asks these questions, with what it sent to the API. */
async function pageOf(
  questions: (typeof comparators)[number]['questions'],
  { posted, isThere = true, form = forms }: Posted = {},
) {
  const sent: WireRequest[] = [];
  const answer = fakeTransport({
    getSite: { data: siteFacts },
    listComparators: { data: comparators.map((one) => ({ ...one, questions })) },
    getIsaprePlan: { data: { ...sampleDetail, comparator: comparators[0]?.url ?? '' } },
    listReasons: { data: [] },
    ...(isThere && { getIntegrationForm: { data: { integrationForm: form } } }),
  });
  const transport: Transport = (request) => {
    sent.push(request);
    return answer(request);
  };
  const init = posted && { method: 'POST', body: new URLSearchParams(posted) };
  const page = await renderTestPage(path, transport, init ? { init } : {});
  if (page.kind !== 'html') throw new Error('expected a page');
  const lead = sent.find(({ url }) => url.endsWith('/api/leads'))?.body ?? null;
  return { status: page.status, html: page.html.replaceAll('<!-- -->', ''), lead: lead === null ? null : JSON.parse(lead) };
}

const marked = { ...typed, [formMark]: requestProcessOf(['employees'], editionOf('chile')) ?? '' };
const contact = { first_name: 'Ana Soto', telefono: '+56 9 8765 4321', email: 'ana@correo.example' };

describe('the page of a request', () => {
  it("B5-01 has its process's form where companies and travellers ask, and the contact form with its own rules elsewhere", async () => {
    for (const questions of [['employees'], ['people', 'journey']] as const) {
      const { html } = await pageOf([...questions]);
      expect(html).toContain('name="rubro"');
      expect(html).not.toContain('name="first_name"');
    }
    const { html } = await pageOf(['people', 'dependants']);
    expect(html).toContain('name="first_name"');
    expect(html).not.toContain('name="rubro"');
    const { html: refused } = await pageOf(['people', 'dependants'], { posted: { first_name: '' } });
    expect(refused).toContain('Nombre necesario');
  });

  it('asks alike in both forms in which part of the day to be contacted, and under one heading what else is allowed', async () => {
    for (const questions of [['employees'], ['people', 'dependants']] as const) {
      const { html } = await pageOf([...questions]);
      expect(html).toMatch(
        /¿Cuándo prefieres que te contacten\?.*name="contactTime".*Cuando sea.*En la mañana.*A mediodía.*En la tarde/s,
      );
      expect(html).toMatch(
        /<legend[^>]*>Sólo si quieres<\/legend>.*name="acceptsPriceAlerts".*name="acceptsInsurer".*<\/fieldset>/s,
      );
    }
  });

  it('without script gives back what was typed, with what is wrong, and sends nothing', async () => {
    const { status, html, lead } = await pageOf(['employees'], { posted: { ...marked, fld_email: 'ana@', rubro: '' } });
    expect([status, lead]).toEqual([400, null]);
    expect(html).toContain('value="Ana Soto"');
    expect(html).toContain('Rubro: Este campo es requerido');
    expect(html).toContain('Por favor verifique los datos ingresados');
  });

  it('sends the answers with how to be contacted, and keeps them where that fails', async () => {
    const { status, html, lead } = await pageOf(['employees'], {
      posted: { ...marked, contactChannel: 'email', contactTime: 'midday', acceptsPriceAlerts: 'si' },
    });
    expect(lead).toMatchObject({
      first_name: 'Ana Soto',
      cantidadEmpleados: 1500,
      contactChannel: 'email',
      contactTime: 'midday',
      acceptsPriceAlerts: true,
      unrecognizedAdditionalData: { rubro: 'Panadería' },
    });
    // Nothing answers that call here.
    expect(status).toBe(503);
    expect(html).toContain('Ha ocurrido un error');
    expect(html).toContain('value="Panadería"');
  });

  describe('where an answer opens more questions', () => {
    const when = (fldName: string, label: string, own: object = {}) =>
      field(fldName, label, { hideExpression: "rubro != 'Otro'", ...own });
    const opening = integrationFormsSchema.parse({
      integrationForms: [
        {
          validationScript: null,
          integrationFormFields: [
            ...(wire?.integrationFormFields ?? []),
            when('cual', '¿Cuál?'),
            when('turnos', 'Turnos', { isRequired: false, defaultValue: 'dos' }),
            when('aviso', 'Avísame', {
              isRequired: false,
              defaultValue: 'si',
              fieldType: { fldType: 'checkbox', inputType: 'checkbox', htmlType: 'input' },
            }),
          ],
        },
      ],
    });
    const other = { ...marked, contactChannel: 'email', rubro: 'Otro' };
    const post = (posted: Readonly<Record<string, string>>) => pageOf(['employees'], { posted, form: opening });

    it('comes back with them as they begin, names them, and blames nobody for them', async () => {
      const { status, html, lead } = await post(other);
      expect([status, lead]).toEqual([200, null]);
      expect(html).toContain('Según lo que respondiste, hay algo más que preguntar antes de enviar:');
      expect(html).toMatch(/<a href="#([^"]+)-cual"[^>]*>¿Cuál\?<\/a>/);
      expect(html).toContain('value="dos"');
      expect(html).toMatch(/type="hidden" name="aviso" value=""\/>.*type="checkbox"[^>]*name="aviso"[^>]*checked=""/s);
      expect(html).not.toContain('Por favor verifique los datos ingresados');
      expect(html).not.toContain('aria-invalid="true"');
    });

    it('blames what was shown, and only that', async () => {
      const { status, html } = await post({ ...other, fld_email: 'ana@' });
      expect(status).toBe(400);
      expect(html).toContain('Por favor verifique los datos ingresados');
      expect(html).not.toContain('¿Cuál?: Este campo es requerido');
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    });

    it('blames them once they were shown, and sends them as they were left', async () => {
      const refused = await post({ ...other, cual: '', turnos: '', aviso: '' });
      expect([refused.status, refused.lead]).toEqual([400, null]);
      expect(refused.html).toContain('¿Cuál?: Este campo es requerido');
      const { lead } = await post({ ...other, cual: 'Flores', turnos: '', aviso: '' });
      expect(lead).toMatchObject({ unrecognizedAdditionalData: { rubro: 'Otro', cual: 'Flores', aviso: 'No' } });
      expect(lead.unrecognizedAdditionalData).not.toHaveProperty('turnos');
    });
  });

  it('says which form it is, and the contact form does not', async () => {
    const mark = `<input type="hidden" name="${formMark}" value="${marked[formMark]}"/>`;
    expect((await pageOf(['employees'])).html).toContain(mark);
    expect((await pageOf(['people'])).html).not.toContain(formMark);
  });

  it.each([
    ['of names that the contact form has too', { ...marked, ...contact, cantidadEmpleados: '120', empresa: 'Soto' }],
    ['of names of its own', marked],
    ['of another process', { ...marked, [formMark]: 'otro' }],
  ])('sends nothing of a form whose definition cannot be had, %s, and says so', async (_, posted) => {
    const { status, html, lead } = await pageOf(['employees'], { posted, isThere: posted[formMark] === 'otro' });
    expect([status, lead]).toEqual([503, null]);
    expect(html).toContain('Ha ocurrido un error');
    if (posted[formMark] === 'otro') return;
    // Shown, and sent again as the form that it was filled in as.
    for (const [name, value] of Object.entries(posted)) expect(html).toContain(`name="${name}" value="${value}"`);
    expect(html).toContain('Lo que escribiste');
    expect(html).toMatch(/<li[^>]*>Ana Soto<[/]li>/);
  });

  it('gives back what was typed as text, whatever is in it', async () => {
    const posted = { ...marked, rubro: '"><script>alert(1)</script>' };
    const { html } = await pageOf(['employees'], { posted, isThere: false });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)');
  });

  it('B5-31 B5-32 is refused by the rule that its form names, with its sentence, and sends nothing', async () => {
    const ruled = { ...forms, integrationForms: [{ ...wire, validationScript: '/validation/colombian-company.js' }] };
    const small = await pageOf(['employees'], {
      posted: { ...marked, contactChannel: 'email', fld_employees: '9' },
      form: ruled,
    });
    expect([small.status, small.lead]).toEqual([422, null]);
    expect(small.html).toContain('En Colombia, los planes para empresas son desde 10 empleados.');
    expect(small.html).toContain('value="Panadería"');
    const enough = await pageOf(['employees'], {
      posted: { ...marked, contactChannel: 'email', fld_employees: '10' },
      form: ruled,
    });
    expect(enough.lead).toMatchObject({ cantidadEmpleados: 10 });
  });

  it('reads and gives back the contact form as such, though the form of the process is there by now', async () => {
    const { lead } = await pageOf(['employees'], { posted: { ...contact, acceptsPriceAlerts: 'on' } });
    expect(lead).toMatchObject({ ...contact, acceptsPriceAlerts: true });
    const { status, html } = await pageOf(['employees'], { posted: { ...contact, first_name: '' } });
    expect([status, html.includes('name="rubro"')]).toEqual([400, false]);
    expect(html).toContain('Nombre necesario');
    expect(html).toContain('value="ana@correo.example"');
    const failed = await pageOf(['employees'], { posted: contact });
    expect([failed.status, failed.html.includes('Ha ocurrido un error')]).toEqual([503, true]);
  });
});
