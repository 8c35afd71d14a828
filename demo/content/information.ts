import { editionIds, editionIn, editionOf, type Edition } from '@cotejo/core/editions';
import type { DemoDocument } from './document.ts';
import { inOtherLanguages } from './told.ts';
import type { InformationText } from './told-content.ts';

const texts: readonly InformationText[] = [
  {
    name: 'quienes-somos',
    title: 'Qué es Cotejo',
    body: ({ countryName }) =>
      `<p>Cotejo compara coberturas de salud (${countryName}). Muestra el precio de tu familia antes de pedirte un dato de contacto.</p>` +
      '<h2>Qué hacemos</h2><ul><li>Calculamos el precio con la tarifa publicada de cada producto.</li>' +
      '<li>Mostramos qué cubre, qué no cubre y qué exige cada uno.</li>' +
      '<li>Si lo pides, una persona te ayuda a contratar.</li></ul>' +
      '<h2>Qué no hacemos</h2><p>No damos consejo médico ni decidimos por ti. No vendemos tus datos.</p>' +
      '<p><small>Este sitio muestra un catálogo de demostración: las personas y varias empresas son inventadas.</small></p>',
  },
  {
    name: 'como-ordenamos',
    title: 'Cómo ordenamos',
    body: () =>
      '<p>El orden de partida es «recomendados»: primero el puntaje más alto, de 0 a 100.</p>' +
      '<h2>Qué decide</h2><ul><li>El puntaje de cada producto, con sus partes a la vista en su página.</li>' +
      '<li>Si dos tienen el mismo puntaje, va antes el de menor precio.</li>' +
      '<li>En cualquier orden va primero lo que asegura a todo tu grupo, después lo que asegura sólo a algunos y al final lo que no asegura a nadie.</li>' +
      '<li>Puedes ordenar por precio, puntaje o costo anual estimado donde se puede calcular.</li></ul>' +
      '<h2>Qué no decide</h2><p>Ni la comisión ni la promoción mueven un producto. Los destacados lo dicen en su tarjeta.</p>',
  },
  {
    name: 'privacidad',
    title: 'Tu privacidad',
    body: ({ brand }) =>
      '<p>Puedes comparar sin decir quién eres. Las edades y la región que escribes sirven para calcular precios.</p>' +
      '<h2>Qué guardamos</h2><ul><li>Tu perfil queda en tu navegador; puedes borrarlo cuando quieras.</li>' +
      '<li>De los perfiles sólo contamos rangos de edad y región, sin ingreso ni identidad.</li>' +
      '<li>Una cotización guarda el perfil con que se calculó, sin nombre ni contacto.</li>' +
      '<li>Si pides contacto, guardamos lo que escribiste para poder responderte.</li></ul>' +
      `<h2>Tus derechos</h2><p>Para ver, corregir o borrar tus datos, escribe a <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>.</p>`,
  },
  {
    name: 'terminos',
    title: 'Términos de uso',
    body: () =>
      '<p>Los precios se calculan con lo que escribes y con la tarifa de cada producto a la fecha que se muestra.</p>' +
      '<h2>Antes de contratar</h2><p>Vale lo que diga el contrato de quien vende. Revisa coberturas, exclusiones y requisitos.</p>' +
      '<h2>Cotizaciones</h2><p>Una cotización dice hasta qué día vale. Después hay que calcularla de nuevo.</p>' +
      '<h2>Demostración</h2><p>El catálogo de este sitio es de demostración y no sirve para contratar.</p>',
  },
  {
    name: 'partners',
    title: 'Partners y alianzas',
    body: () =>
      '<p>Muestra comparaciones de salud a tus socios, clientes o trabajadores, con tu marca.</p>' +
      '<h2>Qué obtienes</h2><ul><li>El mismo comparador, con los mismos precios y el mismo orden, bajo tu propio nombre.</li>' +
      '<li>Tu encabezado y tu pie de página, si los quieres.</li>' +
      '<li>Las aseguradoras que tú elijas mostrar.</li></ul>' +
      '<h2>Qué no cambia</h2><ul><li>Nadie paga por salir primero, tampoco un partner.</li>' +
      '<li>Quien compara no tiene que dejar sus datos.</li>' +
      '<li>No te entregamos los datos de quienes comparan.</li></ul>' +
      '<h2>Cómo se empieza</h2><ol><li>Escríbenos con lo que se pide más abajo.</li>' +
      '<li>Acordamos qué se muestra y dónde.</li><li>Lo ves primero en una página de prueba.</li></ol>',
  },
  {
    name: 'ayuda',
    title: 'Ayuda',
    body: ({ brand, phone }) =>
      '<h2>Primeros pasos</h2><ol><li>Elige qué quieres comparar.</li><li>Escribe las edades de tu familia.</li>' +
      '<li>Filtra y marca hasta tres para verlos lado a lado.</li></ol>' +
      `<h2>Contacto</h2><p>Llama al <a href="tel:${brand.supportPhone.replaceAll(' ', '')}">${brand.supportPhone}</a> o escribe a ` +
      `<a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a>. ` +
      `Para que te llamemos, anota tu número con prefijo, como ${phone.example}.</p>`,
  },
];

function documentOf({ name, title, body }: InformationText, edition: Edition): Pick<DemoDocument, 'kind' | 'name' | 'payload'> {
  return { kind: 'information', name, payload: { title, body: body(edition) } };
}

/** Texts of the site in every edition. */
export function demoInformation(): DemoDocument[] {
  return [
    ...editionIds.flatMap((edition) => texts.map((text) => ({ edition, ...documentOf(text, editionOf(edition)) }))),
    ...inOtherLanguages(({ information }, place) =>
      information.map((text) => ({ ...place, ...documentOf(text, editionIn(editionOf(place.edition), place.locale)) })),
    ),
  ];
}
