import { defineTexts } from '../../texts/texts.ts';

export const eraseTexts = defineTexts('borrar-datos', {
  title: 'Borrar mis datos',
  kept: 'Este sitio guarda en tu navegador:',
  profile: 'El perfil de tu familia.',
  comparisons: 'Los planes y clínicas que elegiste, y las comparaciones que guardaste.',
  draft: 'Lo que escribiste en una solicitud o en un perfil sin enviar.',
  answer: 'La respuesta a lo que solicitaste, hasta que cierras la pestaña.',
  arrival: 'Quién te recomendó este sitio y desde dónde llegaste.',
  choices: 'Lo que elegiste o ya leíste: idioma, país, medición y avisos.',
  visit: 'Cuándo empezó tu visita, desde qué país, que eres una persona y hasta dónde leíste cada página.',
  staff: 'La sesión y las marcas de quien trabaja aquí.',
  offline: 'Páginas para cuando no tengas conexión.',
  notHere: 'Las solicitudes que ya enviaste no están en tu navegador: para borrarlas, escríbenos.',
  erase: 'Borrar todo lo guardado en este navegador',
  done: 'Listo: borramos todo lo que este sitio guardaba en tu navegador.',
});
