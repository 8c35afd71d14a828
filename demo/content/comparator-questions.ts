import type { Comparator } from '@cotejo/core/catalogue';

interface Question {
  readonly question: string;
  readonly answer: string;
}

type Asked = Pick<Comparator, 'productType' | 'noun' | 'asksIncome'>;

/** What each product type's price depends on, as its tariffs have it; the others depend on the family's ages. */
const priceAnswers: ReadonlyMap<string, string> = new Map([
  [
    'ISAPRE',
    'El precio base del plan, en UF, se multiplica por la suma de los factores de tu familia según la edad. Se suma el valor GES ' +
      'por cada persona y se convierte a pesos con la UF del día.',
  ],
  ['FONASA', 'Tu cotización es el 7 % de tu renta imponible, con tope. Las cargas no suben lo que pagas.'],
  ['SEGURO_MASCOTAS', 'De la especie, la raza y la edad de tu perro o gato. Puedes agregar más de una mascota.'],
  ['SEGURO COLECTIVO', 'De cuántas personas entran al seguro. Algunos piden un mínimo.'],
  ['SEGURO COVID', 'De cuántas personas trabajan en forma presencial. Se paga una vez por un año.'],
  ['EPS EMPRESA', 'De cuántas personas entran al plan de tu empresa.'],
  ['SCTR', 'Es un porcentaje de la planilla, según la clase de riesgo de la actividad.'],
  ['SEGURO VIAJE', 'De los días, del destino y de la edad de cada persona que viaja.'],
]);
const byAge = 'De la edad de cada persona que agregas y, donde la tarifa lo dice, de la región o del sexo.';

const forCompanies: readonly string[] = ['SEGURO COLECTIVO', 'SEGURO COVID', 'EPS EMPRESA', 'SCTR'];

function whoIsInsured({ productType, noun }: Asked): Question {
  const question = '¿A quién puedo incluir?';
  if (forCompanies.includes(productType)) {
    return { question, answer: `A las personas que trabajan en tu empresa. Cada ${noun.one} dice el mínimo que acepta.` };
  }
  if (productType === 'SEGURO_MASCOTAS') {
    return { question, answer: 'A perros y gatos. Si una mascota queda fuera por su edad, lo decimos junto al precio.' };
  }
  return {
    question,
    answer: 'A ti, a tu pareja y hasta ocho cargas. Si alguien no puede entrar por su edad, lo decimos junto al precio.',
  };
}

/** What visitors ask of a comparator, with answers that hold for everything in its list. */
export function questionsAbout(comparator: Asked): Question[] {
  const { productType, asksIncome } = comparator;
  return [
    { question: '¿De qué depende el precio?', answer: priceAnswers.get(productType) ?? byAge },
    whoIsInsured(comparator),
    {
      question: '¿Tengo que dar mi teléfono para ver precios?',
      answer: 'No. Comparas y ves el detalle sin dejar datos de contacto. Sólo los pedimos si quieres que te ayuden a contratar.',
    },
    {
      question: '¿Cómo se ordenan los resultados?',
      answer:
        productType === 'FONASA'
          ? 'Por lo que te cuesta, de menos a más. Ninguna comisión cambia el orden.'
          : 'Por puntaje y, si empatan, por precio. Ninguna comisión cambia el orden. También puedes ordenar por precio.',
    },
    ...(asksIncome
      ? [
          {
            question: '¿Para qué piden mi ingreso?',
            answer: 'Para mostrarte tu 7 %. Es opcional y queda en tu navegador hasta que pides un precio.',
          },
        ]
      : []),
  ];
}
