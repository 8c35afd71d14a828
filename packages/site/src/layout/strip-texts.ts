import { defineTexts } from '../texts/texts.ts';

/** What the frame's script shows over a page, and the page for when there is no connection. */
export const stripTexts = defineTexts('franjas', {
  strips: 'Avisos al pie',
  country: 'Tu país',
  elsewhere: 'Parece que estás en {{country}}. {{brand}} {{country}} muestra los precios de allá.',
  CL: 'Chile',
  PE: 'Perú',
  CO: 'Colombia',
  goThere: 'Ir a {{brand}} {{country}}',
  stayHere: 'Seguir aquí',
  measuring: 'Medición de visitas',
  ask: 'Medimos visitas sin tu perfil ni tus datos de contacto. ¿Nos dejas?',
  privacy: 'Cómo lo hacemos',
  accept: 'Aceptar',
  refuse: 'Ahora no',
  offline: 'Sin conexión',
  offlineReason: 'Esta página no está guardada en tu equipo. Vuelve a intentar cuando tengas red.',
  tryAgain: 'Volver a intentar',
  lastComparison: 'Ver la última comparación',
});
