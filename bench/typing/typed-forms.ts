import type { Locator, Page } from '@playwright/test';
import { isTakenOver } from '../../e2e/page-watch.ts';

/** One field and what a visitor writes into it. */
export interface Writing {
  readonly field: Locator;
  readonly text: string;
  /** What stands there afterwards, where signs are put in between; absent: the text. */
  readonly digits?: string;
  /** What is pressed at the end. */
  readonly last?: 'Enter';
}

export interface TypedForm {
  readonly name: string;
  /** Leads to the form and has it ready. */
  readonly open: (page: Page, origin: string) => Promise<Locator>;
  readonly writings: (form: Locator) => readonly Writing[];
}

const textbox = (form: Locator, name: string | RegExp): Locator => form.getByRole('textbox', { name });

/** Goes to a page and waits until its script has taken it over. */
async function goAlive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(isTakenOver);
}

/** The form of a request for the first product of a comparator. */
async function openRequest(page: Page, comparator: string): Promise<Locator> {
  await goAlive(page, comparator);
  const asked = page
    .locator('article[data-product-code]')
    .first()
    .getByRole('link', { name: /^(Solicitar|Contratar)/ });
  await asked.first().click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Enviar solicitud' }) });
  await form.waitFor();
  return form;
}

const cargas = 8;
const ages = ['34', '33', '15', '13', '11', '9', '7', '5', '3', '1'];

const who = (form: Locator): readonly Writing[] => [
  { field: textbox(form, /^Nombre$/), text: 'Maria Jose Soto' },
  { field: textbox(form, /^Teléfono/), text: '912345678', digits: '56912345678' },
  { field: textbox(form, /^(Correo|E-?mail)/i), text: 'ana@correo.example' },
];

/** The forms of the site in which most is typed. */
export const typedForms: readonly TypedForm[] = [
  {
    name: 'profile: ages of ten, two incomes',
    open: async (page, origin) => {
      await goAlive(page, `${origin}/Comparar/Isapres`);
      await page.getByRole('button', { name: /^(Editar (perfil|qui|qué)|Agregar perfil)/ }).click();
      const form = page.locator('dialog form[id]');
      await form.getByRole('button', { name: 'Agregar pareja' }).click();
      for (let carga = 0; carga < cargas; carga += 1) await form.getByRole('button', { name: 'Agregar carga' }).click();
      return form;
    },
    writings: (form) => [
      ...ages.map((text, index) => ({
        field: form.locator(`[name="${index < 2 ? `cotizante.${index}` : `cargas.${index - 2}`}.edad"]`),
        text,
      })),
      { field: form.locator('[name="cotizante.0.ingreso"]'), text: '1650000', digits: '1650000' },
      { field: form.locator('[name="cotizante.1.ingreso"]'), text: '980000', digits: '980000' },
    ],
  },
  {
    name: 'request of a company, made of data',
    open: async (page, origin) => openRequest(page, `${origin}/Comparar/Seguro-Complementario-Empresa`),
    writings: (form) => [
      ...who(form),
      { field: textbox(form, 'Nombre de tu organización'), text: 'Soto y Rojas Ltda.' },
      { field: textbox(form, 'Cantidad de empleados'), text: '123500', digits: '123500' },
    ],
  },
  {
    name: 'contact form',
    open: async (page, origin) => openRequest(page, `${origin}/Comparar/Isapres`),
    writings: (form) => [...who(form), { field: textbox(form, /^Mensaje/), text: 'Tengo dos hijos de 5 y 7.' }],
  },
  {
    name: 'list that is searched, of all countries',
    open: async (page, origin) => openRequest(page, `${origin}/Comparar/Seguros-de-Viaje`),
    writings: (form) => [
      { field: form.getByRole('combobox', { name: /País de origen/ }), text: 'chile', last: 'Enter' },
      { field: form.getByRole('combobox', { name: /País de destino/ }), text: 'estados unidos', last: 'Enter' },
      { field: form.getByRole('combobox', { name: 'Prefijo' }), text: 'peru', last: 'Enter' },
    ],
  },
];
