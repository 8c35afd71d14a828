import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { sheet } from '../../testing/sheet-files.ts';

/** What an insurer's own spreadsheets look like: titles above the header, its own words, decimal commas, nothing of ours. */
const products: readonly (readonly CellValue[])[] = [
  ['Seguros del Pacífico S.A. · Planes vigentes', null, null, null, null],
  [null, null, null, null, null],
  ['Cód. plan', 'Nombre comercial', 'Venta en línea', 'Inicio de venta', 'Mín. trabajadores'],
  [4001, 'Dental Familia', 'Sí', new Date(Date.UTC(2026, 0, 1)), null],
  [4002, 'Dental Empresa', 'No', new Date(Date.UTC(2026, 2, 15)), '1.000'],
];

const premiums: readonly (readonly CellValue[])[] = [
  ['Cód. plan', 'Desde edad', 'Hasta edad', 'Género', 'Prima UF', 'Prima con IVA'],
  [4001, 0, 17, 'Todos', '0,15', null],
  [4001, 18, 64, 'Mujer', 0.42, null],
  [4001, 18, 64, 'Hombre', 0.38, null],
  [4002, 18, 64, 'Todos', '0,3', null],
];

const sources = (own: { products: string; tariffs: string; rows: string }) => `version: 1
edition: chile
layer: pacifico
source: Tarifario 2026 de Seguros del Pacífico
numbers: { decimal: ",", thousands: "." }
tables:
  organizations:
    file: empresa.csv
    separator: ";"
    fields: { code: RUT, name: Razón social, displayName: Marca, url: Marca, acronym: Sigla, mark: Sigla, kind: { constant: insurer }, hue: { constant: 210 } }
  tariffs:
${own.tariffs}
    fields:
      id: Cód. plan
      kind: { constant: perPerson }
      currency: { constant: UF }
      period: { constant: month }
      validFrom: { constant: 2026-01-01 }
      source: { constant: Tarifario 2026 }
  tariff_rows:
${own.rows}
    fields:
      tariffId: Cód. plan
      validFrom: { constant: 2026-01-01 }
      ageFrom: Desde edad
      ageTo: Hasta edad
      sex: { column: Género, values: { Mujer: Femenino, Hombre: Masculino, Todos: "" } }
      amount: Prima UF
  products:
${own.products}
    fields:
      code: Cód. plan
      name: Nombre comercial
      displayName: Nombre comercial
      url: { column: Nombre comercial, values: { Dental Familia: Dental-Familia, Dental Empresa: Dental-Empresa } }
      kind: { constant: insurance }
      organizationCode: { constant: 96500000-1 }
      upperType: { constant: DENTAL }
      upperTypeDisplayName: { constant: Dental }
      typeName: { constant: DENTAL_BASICO }
      typeDisplayName: { constant: Dental básico }
      salesChannels: { column: Venta en línea, values: { Sí: QpOnlineSale, No: ExecutiveEmployee } }
      availableFrom: Inicio de venta
      tariffId: Cód. plan
      minimumEmployees: Mín. trabajadores
`;

const company = sheet('RUT;Razón social;Marca;Sigla', '96500000-1;Seguros del Pacífico S.A.;Pacífico;PA');

function csv(rows: readonly (readonly CellValue[])[]): string {
  const cell = (value: CellValue | undefined) => {
    if (value instanceof Date) return value.toISOString().slice(0, 10);
    return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
  };
  return rows.map((row) => row.map(cell).join(';')).join('\r\n');
}

/** The insurer's CSV files, as a spreadsheet program with Chilean settings saves them. */
export const foreignCsv = {
  'mapping.yaml': sources({
    products: '    file: planes.csv\n    separator: ";"\n    headerRow: 3',
    tariffs: '    file: planes.csv\n    separator: ";"\n    headerRow: 3',
    rows: '    file: primas.csv\n    separator: ";"',
  }),
  'empresa.csv': `\u{FEFF}${company}`,
  'planes.csv': csv(products),
  'primas.csv': csv(premiums),
};

/** The same as one workbook, with a column of formulas that nothing takes. */
export async function foreignWorkbook(
  change: (sheets: { products: CellValue[][]; premiums: CellValue[][] }) => void = () => undefined,
  formula: string = '1,5',
) {
  const rows = { products: products.map((row) => [...row]), premiums: premiums.map((row) => [...row]) };
  change(rows);
  const cells = new Map([[formula, { value: 0.5, type: 'formula' as const, formula: 'E2*1.19', formulaResult: 0.5 }]]);
  const sheets = [
    { name: 'Planes', rows: rows.products },
    { name: 'Primas', rows: rows.premiums, cells },
  ];
  const mapping = sources({
    products: '    sheet: Planes\n    headerRow: 3',
    tariffs: '    sheet: Planes\n    headerRow: 3',
    rows: '    sheet: Primas',
  });
  return {
    'mapping.yaml': mapping.replace('tables:', 'workbook: Tarifario 2026.xlsx\ntables:'),
    'empresa.csv': company,
    'Tarifario 2026.xlsx': await writeXlsx({ sheets }),
  };
}
