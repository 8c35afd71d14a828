import { isapres } from '../chile/isapre-lines.ts';

const law = 'DFL 1 de 2005, Ministerio de Salud';

/** What all isapres give, by law or, the CAEC, as they agreed with the Superintendencia. */
const legalBenefits = [
  {
    title: 'GES',
    description: 'Atención con plazos y copagos máximos en los problemas de salud que la ley garantiza.',
    icon: 'ges',
    source: 'Ley 19.966, Régimen General de Garantías en Salud',
  },
  {
    title: 'CAEC',
    description:
      'Cobertura adicional para enfermedades catastróficas: paga sobre un deducible, con los prestadores que la isapre designa.',
    icon: 'caec',
    source: 'Circular IF/N° 7 de 2005, Superintendencia de Salud',
  },
  {
    title: 'Medicina preventiva',
    description: 'El examen de medicina preventiva para detectar a tiempo algunas enfermedades.',
    icon: 'preventiva',
    source: law,
  },
  {
    title: 'Licencias médicas',
    description: 'El pago del subsidio mientras estás con una licencia médica autorizada.',
    icon: 'licencia',
    source: law,
  },
] as const;

/** What each isapre gives whoever is with it, a document per benefit: no more than what all of them give. */
export function demoOrganizationBenefits() {
  return isapres.flatMap(({ organization }) =>
    legalBenefits.map((payload, position) => ({
      edition: 'chile' as const,
      kind: 'organization-benefits',
      name: organization.code,
      position,
      payload,
    })),
  );
}
