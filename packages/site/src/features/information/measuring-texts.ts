import { defineTexts } from '../../texts/texts.ts';

export const measuringTexts = defineTexts('measuring', {
  title: 'Medición de visitas',
  text: 'Podemos contar qué productos se miran, sin tu perfil ni tus datos de contacto. Si no nos dejas, no contamos nada. ¿Nos dejas?',
  accept: 'Aceptar',
  refuse: 'Ahora no',
});
