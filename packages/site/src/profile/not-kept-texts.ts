import { defineTexts } from '../texts/texts.ts';

/** What is said where the browser does not keep a profile. */
export const notKeptTexts = defineTexts('perfil-sin-guardar', {
  title: 'Tu navegador no guarda estos datos',
  body: 'Valen mientras no cierres ni recargues esta página. Suele pasar en una ventana privada o cuando el espacio está lleno.',
});
