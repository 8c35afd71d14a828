import { sheet, type SheetFiles } from '../../testing/sheet-files.ts';

export const plansHeader = 'isapre_code,isapre,plan_code,plan_name,base_price_uf,zones,has_top,notes';
export const coverageHeader = 'isapre_code,plan_code,attention,clinic_id,clinic_name,percentage';
export const clinicsHeader = 'clinic_id,most_common_name,name_variants,address,lat,lon';

/** Two plans, two clinics, four coverage lines, nothing wrong. */
export const goodSheets = {
  'plans.csv': sheet(
    plansHeader,
    '107,Consalud,PL-1,Consalud PL-1,3.41,rm,true,PLENO',
    '78,Cruz Blanca,PL-2,,1.0925,norte|octava,false,',
  ),
  'coverage.csv': sheet(
    coverageHeader,
    '107,PL-1,hospitalaria,cl-davila,Clínica Dávila,90',
    '107,PL-1,ambulatoria,cl-davila,Clínica Dávila(A.3),70',
    '107,PL-1,hospitalaria,cl-alemana,Clínica Alemana de Osorno,100',
    '78,PL-2,hospitalaria,le-h,Libre Elección,80',
  ),
  'clinics.csv': sheet(
    clinicsHeader,
    'cl-davila,Clínica Dávila,2,"Av. Recoleta 464, Recoleta, Santiago",-33.4378,-70.6456',
    'cl-alemana,Clínica Alemana de Osorno,1,"Av. Zenteno 1530, Osorno",-40.5738,-73.1289',
    'le-h,Libre Elección,1,,,',
  ),
} as const satisfies SheetFiles;
