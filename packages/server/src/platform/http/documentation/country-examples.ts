import type { EndpointExample } from '@cotejo/contract/endpoint';
import type { EndpointName } from '@cotejo/contract/endpoints';
import type { EditionId } from '@cotejo/core/editions';

/** Words of the examples, which are Chile's, as another country says them: alone, or only under a name ('lob=isapre'). Null: it has none. */
type CountryWords = Readonly<Record<string, string | null>>;

interface CountryExamples {
  readonly words: CountryWords;
  /** Calls that have nothing to answer with in that country's demonstration. */
  readonly without: readonly EndpointName[];
  /** Bodies that other words do not make right. */
  readonly bodies?: Partial<Readonly<Record<EndpointName, unknown>>>;
}

/** Calls about isapres, the UF, and content that only Chile's demonstration has. */
const chileanAlone: readonly EndpointName[] = [
  'getUf',
  'getIndicators',
  'getPlanFactors',
  'postPlanFactors',
  'getPlanProviders',
  'postPlanProviders',
  'getPlanBenefits',
  'postPlanBenefits',
  'getPlanTariffs',
  'postPlanTariffs',
  'getIsaprePlan',
  'postIsaprePlan',
  'getPlanPeople',
  'postPlanPeople',
  'getScoreAnalysis',
  'getRequestStatistics',
  'postRequestStatistics',
  'getSearchPlan',
  'getIsapre',
  'getIsapreBenefits',
  'getPlanOwnBenefits',
  'compareIsaprePlans',
];

const countries: Readonly<Partial<Record<EditionId, CountryExamples>>> = {
  peru: {
    words: {
      'ALC-4001': 'RIM-EPS-1',
      'Complementario-Raiz-50': 'Plan-EPS-Andes-Base',
      'PUE-VIDA-AHORRO-1': 'RIM-EPS-1',
      'RAU-COMPLEMENTARIO-1': 'RIM-EPS-1',
      'ARR-COMPLEMENTARIO-2': 'RIM-EPS-1',
      'Clinica-Alemana-de-Santiago': 'Clinica-Arenal-del-Norte',
      'clinica-alemana-de-santiago': 'clinica-arenal-del-norte',
      '13': '15',
      '78': 'RIM',
      RAU: 'RIM',
      'Cruz-Blanca': 'Rimac-EPS',
      SEGURO_COMPLEMENTARIO: 'EPS',
      isapre: 'eps',
      isapres: 'eps',
      ISAPRE: 'EPS',
      '/Comparar/Isapres': '/Comparar/EPS',
      'demostracion-chile-empresa': 'demostracion-peru-empresa',
      CL: 'PE',
      chile: 'peru',
      'lob=isapre': 'seguros',
      'tipo=isapre': 'seguros',
      plan_isapre_lead: 'health_insurance_lead',
      'dia-cama': 'hospital',
      'paula-araneda': 'rosa-quispe',
      'paula.araneda@cotejo.example': 'rosa.quispe@cotejo.example',
      'clave-de-demostracion': 'clave-de-demostracion-pe',
      bienestar: 'amancaes',
      'Que-cubre-el-7-por-ciento': 'EsSalud-y-EPS-como-se-combinan',
      'id=1': '83',
      'endpointsIds=3': '2',
      '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11': '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a12',
      '+56 9 1234 5678': '+51 912 345 678',
    },
    without: chileanAlone,
  },
  colombia: {
    words: {
      'ALC-4001': 'SAM-SALUD-1',
      'Complementario-Raiz-50': 'Poliza-Salud-Saman-Base',
      'PUE-VIDA-AHORRO-1': 'SAM-SALUD-1',
      'RAU-COMPLEMENTARIO-1': 'SAM-SALUD-1',
      'ARR-COMPLEMENTARIO-2': 'SAM-SALUD-1',
      '13': '11',
      '78': 'SAM',
      RAU: 'SAM',
      'Cruz-Blanca': 'Saman-Seguros',
      isapre: 'eps',
      isapres: 'eps',
      ISAPRE: 'EPS',
      '/Comparar/Isapres': '/Comparar/Medicina-Prepagada',
      'demostracion-chile-empresa': 'demostracion-colombia-empresa',
      CL: 'CO',
      chile: 'colombia',
      'lob=isapre': 'seguros',
      'tipo=isapre': 'seguros',
      plan_isapre_lead: 'health_insurance_lead',
      'Clinica-Alemana-de-Santiago': 'Clinica-Cafetal',
      'clinica-alemana-de-santiago': 'clinica-cafetal',
      'dia-cama': 'hospital',
      'paula-araneda': 'yaneth-murillo',
      'paula.araneda@cotejo.example': 'yaneth.murillo@cotejo.example',
      'clave-de-demostracion': 'clave-de-demostracion-co',
      bienestar: 'frailejones',
      'Que-cubre-el-7-por-ciento': 'Cuanto-aportas-a-salud-en-Colombia',
      'id=1': '107',
      'endpointsIds=3': '2',
      '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11': '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a13',
      '+56 9 1234 5678': '+57 300 123 4567',
    },
    without: chileanAlone,
  },
  international: {
    words: {
      'ALC-4001': 'ALI-SALUD-1',
      'Complementario-Raiz-50': 'Salud-Alisio-Deducible-10000',
      'PUE-VIDA-AHORRO-1': 'ALI-SALUD-1',
      'RAU-COMPLEMENTARIO-1': 'ALI-SALUD-1',
      'ARR-COMPLEMENTARIO-2': 'ALI-SALUD-1',
      '13': null,
      '78': 'ALI',
      RAU: 'ALI',
      'Cruz-Blanca': 'Alisio-Global-Health',
      isapre: 'insurer',
      isapres: 'seguros-de-salud',
      ISAPRE: 'INTERNACIONAL',
      '/Comparar/Isapres': '/Comparar/Seguros-de-Viaje',
      'demostracion-chile-empresa': 'demostracion-international-empresa',
      'map=country': 'world',
      CL: 'ES',
      chile: 'internacional',
      'lob=isapre': 'seguros',
      'tipo=isapre': 'seguros',
      plan_isapre_lead: 'health_insurance_lead',
      'Clinica-Alemana-de-Santiago': 'Clinica-Rambla-Nova-Barcelona',
      'clinica-alemana-de-santiago': 'bayfront-harbor-hospital-miami',
      'dia-cama': 'hospital',
      'paula-araneda': 'nora-lindgren',
      'paula.araneda@cotejo.example': 'nora.lindgren@cotejo.example',
      'clave-de-demostracion': 'clave-de-demostracion-in',
      bienestar: 'expatria',
      'Que-cubre-el-7-por-ciento': 'Seguro-internacional-o-seguro-de-viaje',
      'id=1': '131',
      'endpointsIds=3': '2',
      '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11': '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a14',
    },
    bodies: {
      saveProfileForm: { form: { cotizante: [{ edad: 34 }], zona: 'mundial' }, productType: { name: 'INTERNACIONAL' } },
    },
    without: chileanAlone,
  },
};

/** A word as a country says it, by the name it stands under or by itself; null where it has none. */
function wordOf(words: CountryWords, name: string, word: string): string | null {
  const said = words[`${name}=${word}`] ?? words[word];
  return said === undefined ? word : said;
}

interface Named {
  readonly name: string;
  readonly value: unknown;
}

/** The value in a country's words; undefined where nothing of it is left. */
function inWordsOf(words: CountryWords, { name, value }: Named): unknown {
  if (typeof value === 'string') return wordOf(words, name, value) ?? undefined;
  if (typeof value === 'number') return Number(words[`${name}=${value}`] ?? value);
  if (Array.isArray(value)) return value.map((item: unknown) => inWordsOf(words, { name, value: item }));
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([key, inner]): [string, unknown] => [key, inWordsOf(words, { name: key, value: inner })]);
  const left = after.filter(([, inner]) => inner !== undefined);
  return left.length === 0 && before.length > 0 ? undefined : Object.fromEntries(left);
}

function textsOf(words: CountryWords, given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => {
      const said = wordOf(words, name, text);
      return said === null ? [] : [[name, said]];
    }),
  );
}

/** The example of a call for a country; null where its demonstration has nothing to answer with. */
export function exampleIn(edition: EditionId, name: string, example: EndpointExample): EndpointExample | null {
  const country = countries[edition];
  if (!country) return example;
  if (country.without.some((each) => each === name)) return null;
  const { params, query, headers } = example;
  const body = new Map<string, unknown>(Object.entries(country.bodies ?? {})).get(name) ?? example.body;
  return {
    ...(params ? { params: textsOf(country.words, params) } : {}),
    ...(query ? { query: textsOf(country.words, query) } : {}),
    ...(headers ? { headers: textsOf(country.words, headers) } : {}),
    ...(body === undefined ? {} : { body: inWordsOf(country.words, { name: 'body', value: body }) }),
  };
}
