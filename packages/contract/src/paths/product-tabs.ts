/** Last segment of a product page that shows the request form (decision 36). */
export const requestTab = 'Solicitar';

/** Other last segments a product page takes: each opens the page at that part (decision 36). */
export const productTabs = ['Coberturas', 'Clinicas', 'Preguntas-Frecuentes', 'Documentos', 'Poliza-Particular'] as const;
export type ProductTab = (typeof productTabs)[number];
