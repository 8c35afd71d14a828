import { defineTexts } from '../texts/texts.ts';

/** Apart from all else that a form says: it stands there before the form does. */
export const formLoadingTexts = defineTexts('carga-de-formulario', { loading: 'Cargando formulario ...' });
