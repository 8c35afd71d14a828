import { defineTexts } from '../../texts/texts.ts';

export const informationTexts = defineTexts('informacion', {
  others: 'También puedes leer',
  about: 'Qué es Cotejo',
  howWeOrder: 'Cómo ordenamos',
  privacy: 'Tu privacidad',
  help: 'Ayuda',
  partners: 'Partners y alianzas',
  register: 'Inscribe tu organización',
  registerText: 'Cuéntanos quién eres y a cuántas personas quieres llegar.',
  registerButton: 'Escribir para inscribirse',
  registerSubject: 'Quiero ser partner de {{brand}}',
  registerBody:
    'Organización:\nSitio web:\nA cuántas personas llegamos:\nQué queremos mostrar:\nNombre y teléfono de contacto:\n',
  registerOther: 'O llámanos al {{phone}}.',
});
