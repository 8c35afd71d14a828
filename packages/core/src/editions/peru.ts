import type { Edition, Region } from './edition.ts';

const rows = [
  region('01', 'Amazonas', 'AMA'),
  region('02', 'Áncash', 'ANC'),
  region('03', 'Apurímac', 'APU'),
  region('04', 'Arequipa', 'ARE'),
  region('05', 'Ayacucho', 'AYA'),
  region('06', 'Cajamarca', 'CAJ'),
  region('07', 'Callao', 'CAL'),
  region('08', 'Cusco', 'CUS'),
  region('09', 'Huancavelica', 'HUV'),
  region('10', 'Huánuco', 'HUC'),
  region('11', 'Ica', 'ICA'),
  region('12', 'Junín', 'JUN'),
  region('13', 'La Libertad', 'LAL'),
  region('14', 'Lambayeque', 'LAM'),
  region('15', 'Lima', 'LIM'),
  region('16', 'Loreto', 'LOR'),
  region('17', 'Madre de Dios', 'MDD'),
  region('18', 'Moquegua', 'MOQ'),
  region('19', 'Pasco', 'PAS'),
  region('20', 'Piura', 'PIU'),
  region('21', 'Puno', 'PUN'),
  region('22', 'San Martín', 'SAM'),
  region('23', 'Tacna', 'TAC'),
  region('24', 'Tumbes', 'TUM'),
  region('25', 'Ucayali', 'UCA'),
];

function region(code: string, name: string, abbreviation: string): Omit<Region, 'order'> {
  return { code, name, abbreviation, inSentence: name };
}

/** Peru: prices in soles. Region codes: first two digits of the INEI ubigeo; abbreviations: ISO 3166-2. */
export const peru = {
  id: 'peru',
  country: 'peru',
  countryId: 2,
  countryName: 'Perú',
  countryCode: 'PE',
  language: 'es-PE',
  languages: ['es'],
  timeZone: 'America/Lima',
  brand: {
    code: 'QP',
    name: 'Cotejo',
    supportEmail: 'ayuda@pe.cotejo.example',
    supportPhone: '+51 1 200 0000',
    staffDomains: ['cotejo.example'],
  },
  currency: 'PEN',
  indexedUnit: null,
  currencyStyles: {
    PEN: { prefix: 'S/ ', thousands: ',', decimal: '.', fractionDigits: 2, fraction: 'fixed' },
    USD: { prefix: 'US$ ', thousands: ',', decimal: '.', fractionDigits: 2, fraction: 'fixed' },
  },
  identityDocument: { name: 'DNI', label: 'DNI' },
  phone: { prefix: '+51', minimumDigits: 11, example: '+51 912 345 678' },
  regionLabel: 'Departamento',
  regions: rows.map((row, index): Region => ({ ...row, order: index + 1 })),
  profileVersion: 'V1.6',
  exampleProfile: { age: 25, sex: 'Masculino', income: null, regionCode: null },
  newness: 'this-month-or-last',
  missingAge: 25,
  mainComparatorUrl: '/Comparar/EPS',
  cardDetail: 'modal',
  productPlaces: [
    { page: 'clinicPlan', organizationKind: 'provider' },
    { page: 'epsPlan', organizationKind: 'eps' },
  ],
  validates: {
    'valid-ages': ['EPS', 'SEGURO'],
    company: ['EPS EMPRESA', 'SCTR', 'SEGURO COLECTIVO'],
    journey: ['SEGURO VIAJE'],
  },
  extraQuestions: { insurer: ['EPS', 'SEGURO'] },
} as const satisfies Edition;
