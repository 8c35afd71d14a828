import { editionOf, type EditionId } from '@cotejo/core/editions';
import { oldestPassenger } from '@cotejo/core/passenger-bands';
import { maximumPetAge, petSpecies } from '@cotejo/core/people';
import {
  ageOfPerson,
  cargas,
  choice,
  country,
  field,
  input,
  listed,
  person,
  tick,
  yesOrNo,
  type DemoField,
} from './form-fields.ts';

/** A journey: from where to where, its days or how long it is, and the age of each passenger (B3-16, B3-17). */
export const journey: readonly DemoField[] = [
  country({ fldName: 'fld_origin_country', label: 'País de origen', groupedBy: 'viaje' }),
  country({ fldName: 'fld_destination_country', label: 'País de destino', groupedBy: 'viaje' }),
  yesOrNo({ fldName: 'sabe_fechas', label: '¿Ya sabes las fechas?', groupedBy: 'viaje', defaultValue: 'si' }),
  field({
    fldName: 'fld_fecha_inicio',
    label: 'Día de salida',
    groupedBy: 'viaje',
    hideExpression: "sabe_fechas == 'no'",
    fieldType: input('date'),
  }),
  field({
    fldName: 'fld_fecha_termino',
    label: 'Día de regreso',
    groupedBy: 'viaje',
    hideExpression: "sabe_fechas == 'no'",
    fieldType: input('date'),
  }),
  field({
    fldName: 'viaje_dias',
    label: 'Días de viaje',
    helper: 'De 1 a 365 días.',
    groupedBy: 'viaje',
    mask: '000',
    fldRegexp: '[1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-5]',
    hideExpression: "sabe_fechas != 'no'",
    fieldType: input('number'),
  }),
  field({
    fldName: 'fld_passenger_quantity',
    label: 'Edad del pasajero',
    groupedBy: 'fld_passenger_quantity',
    groupClass: 'pasajeros',
    wrapper: 'box',
    isMultiple: true,
    ...ageOfPerson,
    helper: `En años cumplidos. La asistencia recibe hasta los ${oldestPassenger} años: quien tiene más no entra en ella.`,
  }),
];

const inPets = { groupedBy: 'mascota', isMultiple: true } as const;

/** Pets: one to eight, each with species, breed of that species, and age (B3-30). */
export const pets: readonly DemoField[] = [
  choice(
    { fldName: 'mascota_tipo', label: 'Mascota', ...inPets, defaultValue: petSpecies[0], changeAction: 'narrow:mascota_raza' },
    petSpecies.map((species) => [species, species]),
  ),
  listed({ fldName: 'mascota_raza', label: 'Raza', ...inPets, isRequired: false }, 'breeds'),
  field({
    fldName: 'mascota_edad',
    label: 'Edad',
    helper: `En años cumplidos, hasta ${maximumPetAge}; 0 si tiene menos de uno.`,
    ...inPets,
    mask: '000',
    fldRegexp: '0*([12]?\\d|30)',
    fieldType: input('number'),
  }),
];

/** People who work for a company; six digits at most (B9-01). */
export const employees = field({
  fldName: 'cantidadEmpleados',
  label: 'Cantidad de empleados',
  helper: 'El precio depende de cuántas personas entran al seguro.',
  mask: 'integer',
  fldRegexp: '[0-9]{1,3}[.,]?[0-9]{0,3}',
  groupedBy: 'empresa',
});

/** Work at risk: people, payroll, sector and kind of work of that sector (C §4). */
export const riskyWork: readonly DemoField[] = [
  field({ ...employees, fldName: 'fld_employees' }),
  field({
    fldName: 'ingreso',
    label: 'Planilla mensual',
    helper: 'La suma de los sueldos de un mes.',
    mask: 'money',
    groupedBy: 'empresa',
  }),
  listed(
    { fldName: 'sector', label: 'Sector', groupedBy: 'empresa', isRequired: false, changeAction: 'narrow:tipo_trabajo' },
    'workSectors',
  ),
  listed({ fldName: 'tipo_trabajo', label: 'Tipo de trabajo', groupedBy: 'empresa' }, 'workTypes'),
];

/** The partner of whoever asks, where there is one (B3-28). */
const couple: readonly DemoField[] = [
  tick({ fldName: 'enPareja', label: 'Con mi pareja', groupedBy: 'titular' }),
  ...person('pareja', { hideExpression: '!enPareja' }),
];

const region = (edition: EditionId): DemoField =>
  listed(
    { fldName: 'region', label: editionOf(edition).regionLabel, defaultValue: editionOf(edition).exampleProfile.regionCode },
    'regions',
  );

/** The EPS somebody has, or none (B3-28, B5-29). */
const ownEps: DemoField = {
  ...listed({ fldName: 'epsActual', label: 'Tu EPS' }, 'eps'),
  allowedValues: [{ value: 'notengo', label: 'No tengo EPS' }],
};

/** Maternity is asked of a woman, or of a couple. */
const maternity = yesOrNo({
  fldName: 'maternidad',
  label: '¿Quieres cobertura de maternidad?',
  isRequired: false,
  hideExpression: "titular_sexo != 'Femenino' && (!enPareja || pareja_sexo != 'Femenino')",
});

const chileanHealth: readonly DemoField[] = [
  field({ fldName: 'titular_rut', label: 'RUT', groupedBy: 'titular', mask: 'rut', placeholder: '12.345.678-5' }),
  ...person('titular'),
  field({
    fldName: 'titular_ingreso',
    label: 'Ingreso líquido mensual',
    helper: 'Con él calculamos tu 7 %.',
    groupedBy: 'titular',
    mask: 'money',
    isRequired: false,
  }),
  ...couple,
  ...cargas,
  region('chile'),
];

const peruvianHealth: readonly DemoField[] = [
  ...person('titular'),
  ...couple,
  ...cargas,
  yesOrNo({ fldName: 'tiene_eps', label: '¿Tu trabajo te da una EPS?', defaultValue: 'no', changeAction: 'clear:epsActual' }),
  { ...ownEps, hideExpression: "tiene_eps != 'si'" },
  listed(
    {
      fldName: 'aseguradora_actual',
      label: 'Tu seguro de hoy, si tienes uno',
      isRequired: false,
      hideExpression: "tiene_eps == 'si'",
    },
    'insurers',
  ),
  region('peru'),
];

const colombianHealth: readonly DemoField[] = [
  ...person('titular'),
  ...couple,
  ...cargas,
  ownEps,
  maternity,
  yesOrNo({
    fldName: 'para_empresa',
    label: '¿Es para tu empresa?',
    defaultValue: 'no',
    changeAction: 'clear:cantidadempleados',
  }),
  field({
    ...employees,
    fldName: 'cantidadempleados',
    helper: 'Desde 10 empleados.',
    fldRegexp: '[1-9]\\d|[1-9][\\d.]{2,6}',
    groupedBy: null,
    hideExpression: "para_empresa != 'si'",
  }),
  region('colombia'),
];

/** Who wants cover abroad: of which nationality, and where (B3-29). */
const internationalHealth: readonly DemoField[] = [
  ...person('titular'),
  listed({ fldName: 'titular_nacionalidad', label: 'Nacionalidad', groupedBy: 'titular' }, 'nationalities'),
  country({ fldName: 'titular_paisCobertura', label: 'País donde quieres estar cubierto', groupedBy: 'titular' }),
  ...couple,
  ...cargas,
];

/** What health cover depends on, in each edition. */
export const healthFields: Readonly<Record<EditionId, readonly DemoField[]>> = {
  chile: chileanHealth,
  peru: peruvianHealth,
  colombia: colombianHealth,
  international: internationalHealth,
};
