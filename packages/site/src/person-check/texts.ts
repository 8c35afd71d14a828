import { defineTexts } from '../texts/texts.ts';

/** For who was taken for a robot: the words are the specification's (A §8, B §8). */
export const personCheckTexts = defineTexts('humano', {
  title: 'El sistema piensa que eres un robot...',
  reason: 'Sabemos que eres humano, pero el sistema necesita que hagas click en el botón y tengas un poco de paciencia',
  sorry: '(disculpa las molestias)',
  'prove.list': 'Soy humano!',
  'prove.results': '¡ Soy humano !',
  again: 'Reintentar',
  withoutScript_one:
    'Sin JavaScript no podemos comprobarlo. Deja esta página abierta: se carga sola en {{count}} minuto con lo que pediste.',
  withoutScript_other:
    'Sin JavaScript no podemos comprobarlo. Deja esta página abierta: se carga sola en {{count}} minutos con lo que pediste.',
  proving: 'Comprobando que eres humano...',
  wait: 'Espera {{seconds}} segundos y vuelve a intentar.',
  failed: 'No pudimos comprobarlo. Revisa tu conexión y que tu navegador acepte cookies, y vuelve a intentar.',
});
