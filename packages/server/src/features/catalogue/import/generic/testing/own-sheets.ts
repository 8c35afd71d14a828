import { sheet } from '../../testing/sheet-files.ts';

/** A small folder of the generic format: two products with a tariff, one of them at a clinic. */
export const ownSheets = {
  'mapping.yaml': `version: 1
edition: chile
layer: prueba
source: Hojas de prueba
tables:
  organizations: { file: organizations.csv }
  clinics: { file: clinics.csv }
  tariffs: { file: tariffs.csv }
  tariff_rows: { file: tariff_rows.csv }
  products: { file: products.csv }
  coverages: { file: coverages.csv }
  product_clinics: { file: product_clinics.csv }
`,
  'organizations.csv': sheet(
    'code,acronym,name,displayName,url,kind,mark,hue,open',
    'AND,AS,Andes Seguros,Andes,Andes,insurer,AS,120,',
  ),
  'clinics.csv': sheet('code,displayName,url,regionCode', 'norte,Clínica Norte,Clinica-Norte,13', 'sur,Clínica Sur,Clinica-Sur,'),
  'tariffs.csv': sheet(
    'id,kind,currency,period,validFrom,validTo,source',
    'dental,perPerson,UF,month,2026-01-01,2026-06-30,Tarifario',
    'dental,perPerson,UF,month,2026-07-01,,Tarifario',
  ),
  'tariff_rows.csv': sheet(
    'tariffId,validFrom,ageFrom,ageTo,sex,region,amount',
    'dental,2026-01-01,0,64,,,0.25',
    'dental,2026-07-01,0,17,,,0.2',
    'dental,2026-07-01,18,64,Femenino,13,0.35',
  ),
  'products.csv': sheet(
    'code,kind,name,displayName,url,organizationCode,upperType,upperTypeDisplayName,typeName,typeDisplayName,tariffId,minimumEmployees',
    'D-1,insurance,Dental Uno,Dental Uno,Dental-Uno,AND,DENTAL,Dental,DENTAL_BASICO,Dental básico,dental,',
    'D-2,insurance,Dental Dos,Dental Dos,Dental-Dos,AND,DENTAL,Dental,DENTAL_BASICO,Dental básico,dental,10',
  ),
  'coverages.csv': sheet(
    'productCode,tag,tagDisplayName,benefit,benefitCode,amountKey,minAmount,maxAmount,unit',
    'D-1,dental,Dental,Tapaduras,DEN-1,percentage,50,70,%',
    'D-2,dental,Dental,Tapaduras,DEN-1,percentage,80,80,%',
  ),
  'product_clinics.csv': sheet('productCode,clinicCode,ambulatoria', 'D-2,norte,80', 'D-2,sur,60'),
} as const;

export type OwnFile = keyof typeof ownSheets;
