/** The family of the examples: two adults with two children in Santiago (C §7). */
export const exampleFamily = {
  cotizante: [
    { sexo: 'Femenino', edad: 34, ingreso: 1_650_000 },
    { sexo: 'Masculino', edad: 33 },
  ],
  cargas: [{ edad: 5 }, { edad: 1 }],
  region: { stateCode: '13' },
} as const;
