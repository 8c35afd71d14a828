import type { Edition, Region } from './edition.ts';

const rows = [
  region('05', 'Antioquia', 'ANT'),
  region('08', 'Atlántico', 'ATL'),
  { ...region('11', 'Bogotá, D.C.', 'DC'), inSentence: 'Bogotá' },
  region('13', 'Bolívar', 'BOL'),
  region('15', 'Boyacá', 'BOY'),
  region('17', 'Caldas', 'CAL'),
  region('18', 'Caquetá', 'CAQ'),
  region('19', 'Cauca', 'CAU'),
  region('20', 'Cesar', 'CES'),
  region('23', 'Córdoba', 'COR'),
  region('25', 'Cundinamarca', 'CUN'),
  region('27', 'Chocó', 'CHO'),
  region('41', 'Huila', 'HUI'),
  region('44', 'La Guajira', 'LAG'),
  region('47', 'Magdalena', 'MAG'),
  region('50', 'Meta', 'MET'),
  region('52', 'Nariño', 'NAR'),
  region('54', 'Norte de Santander', 'NSA'),
  region('63', 'Quindío', 'QUI'),
  region('66', 'Risaralda', 'RIS'),
  region('68', 'Santander', 'SAN'),
  region('70', 'Sucre', 'SUC'),
  region('73', 'Tolima', 'TOL'),
  region('76', 'Valle del Cauca', 'VAC'),
  region('81', 'Arauca', 'ARA'),
  region('85', 'Casanare', 'CAS'),
  region('86', 'Putumayo', 'PUT'),
  region('88', 'Archipiélago de San Andrés, Providencia y Santa Catalina', 'SAP'),
  region('91', 'Amazonas', 'AMA'),
  region('94', 'Guainía', 'GUA'),
  region('95', 'Guaviare', 'GUV'),
  region('97', 'Vaupés', 'VAU'),
  region('99', 'Vichada', 'VID'),
];

function region(code: string, name: string, abbreviation: string): Omit<Region, 'order'> {
  return { code, name, abbreviation, inSentence: name };
}

/** What comes on top of the EPS and presupposes one (docs/decisions/0263). */
const besideEps = ['SEGURO', 'PLAN COMPLEMENTARIO', 'MEDICINA PREPAGADA'] as const;

/** Colombia: prices in pesos. Region codes: DIVIPOLA (DANE); abbreviations: ISO 3166-2. */
export const colombia = {
  id: 'colombia',
  country: 'colombia',
  countryId: 3,
  countryName: 'Colombia',
  countryCode: 'CO',
  language: 'es-CO',
  languages: ['es'],
  timeZone: 'America/Bogota',
  brand: {
    code: 'QS',
    name: 'Cotejo',
    supportEmail: 'ayuda@co.cotejo.example',
    supportPhone: '+57 601 200 0000',
    staffDomains: ['cotejo.example'],
  },
  currency: 'COP',
  indexedUnit: null,
  currencyStyles: {
    COP: { prefix: '$ ', thousands: '.', decimal: ',', fractionDigits: 0, fraction: 'fixed' },
    USD: { prefix: 'US$ ', thousands: '.', decimal: ',', fractionDigits: 2, fraction: 'fixed' },
  },
  identityDocument: { name: 'Cédula de ciudadanía', label: 'Cédula' },
  phone: { prefix: '+57', minimumDigits: 11, example: '+57 300 123 4567' },
  regionLabel: 'Departamento',
  regions: rows.map((row, index): Region => ({ ...row, order: index + 1 })),
  profileVersion: 'V1.6',
  exampleProfile: { age: 25, sex: 'Masculino', income: null, regionCode: null },
  newness: 'this-month-or-last',
  missingAge: null,
  mainComparatorUrl: '/Comparar/Seguros-de-Salud',
  cardDetail: 'modal',
  productPlaces: [
    { page: 'epsProduct', organizationKind: 'eps' },
    { page: 'prepaidProduct', upperTypes: ['MEDICINA PREPAGADA', 'MEDICINA DOMICILIARIA'] },
  ],
  validates: {
    'colombian-health': besideEps,
    'colombian-company': ['SEGURO COLECTIVO', 'SEGURO COVID', 'EPS EMPRESA', 'SCTR'],
    journey: ['SEGURO VIAJE'],
  },
  extraQuestions: { insurer: besideEps, maternity: besideEps },
} as const satisfies Edition;
