/** Addresses that articles had at the root or under the university, and the slug each has in the blog (A2.2-090, A2.2-091). */
export const oldArticles = [
  { old: 'isapre-o-fonasa', slug: 'Los-tramos-de-Fonasa' },
  { old: 'que-es-el-7-por-ciento-de-salud', slug: 'Que-cubre-el-7-por-ciento' },
  { old: 'tabla-de-factores-isapre', slug: 'La-tabla-de-factores-explicada' },
  { old: 'preexistencias-y-declaracion-de-salud', slug: 'La-declaracion-de-salud-sin-miedo' },
  { old: 'ley-de-urgencia', slug: 'La-Ley-de-Urgencia' },
  { old: 'que-es-la-uf', slug: 'Que-es-la-UF-y-por-que-cambia-tu-cuenta' },
  { old: 'alza-de-planes', slug: 'Cuanto-pueden-subir-los-planes-cada-ano' },
  { old: 'ges-y-auge', slug: 'Que-es-el-GES-y-cuanto-vale-en-cada-isapre' },
  { old: 'seguro-complementario-o-catastrofico', slug: 'Seguro-complementario-o-catastrofico' },
  { old: 'caec-cobertura-catastrofica', slug: 'Que-es-la-CAEC' },
] as const;
