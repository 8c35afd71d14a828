import { editionOf, type EditionId } from '@cotejo/core/editions';
import { listOf, type LandingWords } from './landing-words.ts';

const terms: LandingWords = {
  url: 'Terminos-y-Condiciones',
  title: 'Términos y condiciones',
  description: 'Qué vale de lo que ves aquí, qué no, y qué pasa con lo que escribes.',
  body: [
    '<h2>Los precios</h2>',
    '<p>Se calculan con lo que escribes y con la tarifa de cada producto a la fecha que se muestra. Si lo que escribes no es exacto, el precio tampoco.</p>',
    '<h2>Antes de contratar</h2>',
    '<p>Vale lo que diga el contrato de quien vende. Revisa coberturas, exclusiones y requisitos antes de firmar.</p>',
    '<h2>Las cotizaciones</h2>',
    '<p>Una cotización dice hasta qué día vale. Después hay que calcularla de nuevo.</p>',
    '<h2>Las solicitudes</h2>',
    '<p>Pedir contacto no te obliga a nada. Te escribe o llama una persona, por el medio que elijas.</p>',
    '<h2>Tus datos</h2>',
    '<p>Usamos lo que escribes para calcular precios y, si pides contacto, para responderte. No lo vendemos.</p>',
    '<h2>Demostración</h2>',
    '<p>El catálogo de este sitio es de demostración y no sirve para contratar.</p>',
  ].join(''),
};

const life: LandingWords = {
  url: 'Seguros-de-Vida',
  title: 'Seguros de vida',
  description: 'Un seguro de vida le paga a quien tú elijas si mueres. Se compara por el monto, el precio y lo que deja fuera.',
  body:
    '<h2>Qué mirar antes de elegir</h2>' +
    listOf([
      'El monto: piensa en las deudas y en cuántos meses de gastos quieres dejar cubiertos.',
      'A quién se paga: puedes nombrar a varias personas y cambiarlas después.',
      'Lo que deja fuera: enfermedades que ya tienes, deportes de riesgo, los primeros meses.',
      'Si el precio sube con la edad, y hasta qué edad se renueva.',
    ]) +
    '<h2>Lo que suele confundir</h2>' +
    listOf([
      'Un seguro de vida con ahorro y uno sin ahorro no se comparan por el mismo precio: una parte de lo que pagas es tuya.',
      'El seguro de un crédito paga la deuda, no a tu familia.',
    ]),
};

const travel: LandingWords = {
  url: 'Seguros-de-Viaje',
  title: 'Seguros de viaje',
  description: 'Paga la atención médica y los imprevistos lejos de casa. Se compara por monto médico, días y destino.',
  body:
    '<h2>Qué mirar antes de elegir</h2>' +
    listOf([
      'El monto de atención médica: es lo más caro si algo pasa.',
      'Los días: cuenta el de salida y el de regreso.',
      'Los destinos: algunos países piden un monto mínimo para entrar.',
      'Las enfermedades que ya tienes, el embarazo y los deportes.',
    ]) +
    '<h2>Antes de salir</h2>' +
    listOf([
      'Guarda el número de asistencia en tu teléfono y en papel.',
      'Si algo pasa, llama primero: muchos seguros piden avisar antes de atenderte.',
    ]),
};

const surrender: LandingWords = {
  url: 'Rescate-MetLife-Seguro-Vida-Ahorro',
  title: 'Rescate de un seguro de vida con ahorro de MetLife',
  description: 'Cómo pedir lo ahorrado en una póliza de vida con ahorro, y qué revisar antes de hacerlo.',
  body:
    '<p>El rescate lo decide tu póliza y lo paga la aseguradora. Cotejo no lo tramita ni recibe el dinero.</p>' +
    '<h2>Antes de pedirlo</h2>' +
    listOf([
      'Busca en tu póliza la parte «rescate» o «valor de rescate»: dice desde cuándo se puede y cuánto se descuenta.',
      'Pide por escrito el valor de rescate de hoy.',
      'Pregunta si puedes rescatar una parte y mantener el seguro.',
      'Pregunta qué impuesto se aplica a lo que ganó tu ahorro.',
    ]) +
    '<h2>Cómo se pide</h2>' +
    '<ol><li>Escribe o llama a la aseguradora por los medios que dice tu póliza.</li>' +
    '<li>Ten a mano el número de póliza, tu documento y la cuenta donde quieres el dinero.</li>' +
    '<li>Guarda el comprobante y la fecha en que lo pediste.</li></ol>' +
    '<h2>Si te quedas sin seguro</h2>' +
    '<p>Al rescatar todo, la cobertura termina. Compara primero lo que costaría otro seguro de vida a tu edad de hoy.</p>',
};

const internships: LandingWords = {
  url: 'Practicas-Pasantias-QPTech',
  title: 'Prácticas y pasantías en QPTech',
  description: 'Para estudiantes de informática, diseño, estadística y salud que quieren hacer algo que se usa.',
  body:
    '<h2>Qué harías</h2>' +
    listOf([
      'Trabajar en una parte del comparador, de principio a fin, con alguien que te acompaña.',
      'Leer pólizas y planes, y convertirlos en datos que se pueden comparar.',
      'Probar con personas si lo que mostramos se entiende.',
    ]) +
    '<h2>Cómo postular</h2>' +
    '<p>Escríbenos por la página de contacto con tu carrera, tus fechas y algo que hayas hecho, aunque sea pequeño.</p>' +
    '<p><small>Este es un sitio de demostración: hoy no hay un proceso abierto.</small></p>',
};

function companies(brand: string): LandingWords {
  return {
    url: `${brand}-Empresas`,
    title: 'Salud para tu empresa',
    description: 'Compara lo que recibe cada persona de tu equipo, y lo que pagan la empresa y ella.',
    body:
      '<h2>Qué necesitas para comparar</h2>' +
      listOf([
        'Cuántas personas son. Las edades ayudan a afinar el precio.',
        'Si las familias también entran.',
        'Qué parte paga la empresa.',
      ]) +
      '<h2>Qué preguntar antes de contratar</h2>' +
      listOf([
        'Qué pasa cuando alguien entra o se va a mitad de año.',
        'Cómo se reajusta el precio al renovar.',
        'Quién atiende los reembolsos y en cuántos días.',
      ]),
  };
}

/** Pages that only some editions have; terms and companies are everybody's. */
const ofEdition: Readonly<Record<EditionId, readonly LandingWords[]>> = {
  chile: [life, travel, surrender, internships],
  peru: [],
  colombia: [],
  international: [travel],
};

/** Texts of an edition's pages that have a path of their own, which is their address. */
export function pageLandings(edition: EditionId): readonly LandingWords[] {
  return [terms, companies(editionOf(edition).brand.code), ...ofEdition[edition]];
}
