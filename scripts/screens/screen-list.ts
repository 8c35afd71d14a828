import { href } from '@cotejo/contract/paths';
import type { Page } from '@playwright/test';
import { compareBar, comparisonOf, saveComparison } from '../../e2e/compared-plans.ts';
import { lists, withoutDevice } from '../../e2e/list-calls.ts';
import type { PageExample } from '../../e2e/page-examples.ts';
import { sortAnew } from '../../e2e/walks.ts';

/** A picture of a page, or of a state of it. */
export interface Screen {
  /** Of its file, without the width. */
  readonly name: string;
  readonly path: string;
  /** Of another edition than Chile's. */
  readonly host?: string;
  /** What a visitor does before it is taken. */
  readonly before?: (page: Page) => Promise<void>;
  /** What happens to the page's calls. */
  readonly network?: (page: Page) => Promise<void>;
  /** On which widths alone. */
  readonly only?: 'phone' | 'desktop';
}

/** Templates that have an example of their own, by the name of their file. */
const templates = {
  inicio: 'home',
  plan: 'isaprePlan',
  seguro: 'insurance',
  aseguradora: 'insurer',
  aseguradoras: 'insurers',
  colectivos: 'insurerCollective',
  isapre: 'isapre',
  isapres: 'isapres',
  clinica: 'clinic',
  clinicas: 'clinics',
  articulo: 'article',
  blog: 'blog',
  ayuda: 'help',
  'como-ordenamos': 'howWeOrder',
  empresas: 'companies',
  viajes: 'travelInsurances',
  contacto: 'contact',
  cotizar: 'quote',
  buscar: 'search',
  nosotros: 'about',
  privacidad: 'privacy',
  tema: 'topic',
  'isapre-planes': 'isaprePlans',
  'seguros-de-salud': 'healthInsurances',
  'tu-mejor-plan': 'bestPlan',
  'lista-de-seguros': 'insuranceList',
  'mapa-de-productos': 'productSitemap',
  'asistencia-en-viaje': 'travelAssistance',
  solicitud: 'isaprePlanRequest',
  contratar: 'purchase',
  portal: 'clientPortal',
  ingreso: 'login',
  opinion: 'feedback',
  consentimientos: 'consents',
  'retirar-solicitud': 'withdrawal',
  'no-encontrada': 'not-found',
} as const satisfies Record<string, PageExample['name']>;

const isapres = href('comparator', { comparator: 'Isapres' });
const colmena = '?organizations=67';

/** The filters of a phone are a sheet, which its button opens. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ });
  if (await button.isVisible()) await button.click();
  await page.waitForTimeout(400);
}

async function tickFilter(page: Page): Promise<void> {
  await openFilters(page);
  await page.getByRole('checkbox', { name: /^Colmena/ }).check();
  const close = page.getByRole('button', { name: /^Ver / });
  if (await close.first().isVisible()) await close.first().click();
  await page.waitForTimeout(600);
}

/** Every call for a list is answered so; one without an answer is never. */
function listsAnswer(status: number | null, body: object = {}): (page: Page) => Promise<void> {
  return async (page) => {
    await withoutDevice(page);
    await page.route(lists, (route) => (status === null ? undefined : route.fulfill({ status, json: body })));
  };
}

const robotProblem = { type: 'about:blank', title: 'Unauthorized', status: 401, requestId: 'picture', error: 'robot' } as const;

/** Loses the connection once all of the page is there, and asks for another list. */
async function loseConnection(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.first-look') === null);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await sortAnew(page, 'precio-asc');
  await page.getByRole('button', { name: 'Volver a cargar la lista' }).waitFor();
}

/** Chooses the first three results. */
async function choose(page: Page): Promise<void> {
  for (const box of (await page.locator('article input[type=checkbox]').all()).slice(0, 3)) await box.check();
  await compareBar(page).waitFor();
}

async function openDetail(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ver la página completa' }).waitFor();
}

async function openComparison(page: Page): Promise<void> {
  await choose(page);
  await page.getByRole('button', { name: 'Comparar seguros' }).click();
  await page.getByRole('dialog').getByRole('table').waitFor();
}

async function save(page: Page): Promise<void> {
  await saveComparison(page, 'La familia');
  await page.goto(new URL(href('compareProducts', {}), page.url()).href);
}

/** States of the comparison pages, which no address alone shows. */
function statesOf(plans: readonly string[]): readonly Screen[] {
  const comparison = comparisonOf(plans);
  return [
    { name: 'comparador-isapres', path: isapres },
    { name: 'comparador-lista', path: `${isapres}?view=lista`, only: 'desktop' },
    { name: 'comparador-filtros', path: isapres, before: openFilters, only: 'phone' },
    { name: 'comparador-vacio', path: '/Comparar/Seguros-de-Salud?organizationType=eps&deductibleTo=10' },
    { name: 'comparador-pasado', path: `${isapres}?page=400` },
    { name: 'comparador-cargando', path: isapres, network: listsAnswer(null), before: tickFilter },
    { name: 'comparador-error', path: isapres, network: listsAnswer(500), before: tickFilter },
    { name: 'comparador-robot', path: isapres, network: listsAnswer(401, robotProblem), before: tickFilter },
    { name: 'comparador-sin-conexion', path: isapres, before: loseConnection },
    {
      name: 'comparador-perfil',
      path: isapres,
      before: (page) => page.getByRole('button', { name: /^(Editar (perfil|qui|qué)|Agregar perfil)/ }).click(),
    },
    { name: 'comparador-elegidos', path: isapres, before: choose, only: 'desktop' },
    { name: 'comparador-detalle', path: isapres, before: openDetail },
    { name: 'comparador-seguros', path: '/Comparar/Seguros-de-Salud' },
    { name: 'comparador-peru', path: '/Comparar/Seguros-de-Salud', host: 'peru.localhost' },
    { name: 'comparador-colombia', path: '/Comparar/Medicina-Prepagada', host: 'colombia.localhost' },
    { name: 'comparacion', path: comparison },
    { name: 'comparacion-dialogo', path: isapres + colmena, before: openComparison, only: 'desktop' },
    { name: 'comparacion-sin-producto', path: comparisonOf([...plans.slice(0, 1), 'YA-NO-ESTA']) },
    { name: 'comparacion-ninguna', path: href('compareProducts', {}) },
    { name: 'comparacion-guardada', path: comparison, before: save },
  ];
}

/** Every picture: a template at the address of its example, then states; `plans`: codes of the plans that are compared. */
export function screensOf(examples: readonly PageExample[], plans: readonly string[]): readonly Screen[] {
  const pages = Object.entries(templates).flatMap(([name, template]): Screen[] => {
    const example = examples.find((known) => known.name === template);
    return example === undefined ? [] : [{ name, path: example.path }];
  });
  return [...pages, ...statesOf(plans)];
}
