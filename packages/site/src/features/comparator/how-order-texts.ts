import { defineTexts } from '../../texts/texts.ts';

/** Why a list is in its order, as the panel 'Cómo ordenamos' says it. */
export const howOrderTexts = defineTexts('comparador-orden', {
  title: 'Cómo ordenamos',
  close: 'Cerrar',
  'family.people':
    'En cualquier orden va primero lo que asegura a todo tu grupo, después lo que asegura sólo a algunos y al final lo que no asegura a nadie.',
  'family.pets':
    'En cualquier orden va primero lo que asegura a todas tus mascotas, después lo que asegura sólo a algunas y al final lo que no asegura a ninguna.',
  'family.company': 'En cualquier orden va al final lo que no asegura a tu empresa.',
  score:
    'El puntaje va de 0 a 100. Suma lo que cubre cada {{noun}} y lo que cuesta, cada parte con su peso. El detalle de cada {{noun}} muestra esas partes.',
  'score.clinics':
    'El puntaje va de 0 a 100. Suma lo que cubre cada {{noun}} en hospital y en consultas, sus clínicas y lo que cuesta, cada parte con su peso. El detalle de cada {{noun}} muestra esas partes.',
  blend: 'Aquí cuenta también tu afinidad.',
  tie: 'Si dos empatan, va primero lo que te cuesta menos.',
  price: 'Va primero lo más barato para ti: estos datos no traen con qué calcular un puntaje.',
  clinics: 'Tus clínicas no cambian el orden: cada resultado responde por cada una.',
  promotion: 'La promoción y la comisión nunca mueven un resultado. Lo que está en promoción lo dice con la palabra Destacado.',
  'market.isapre-plan':
    'Comparamos {{compared}} de {{known}} isapres abiertas. Con ellas está el {{coverage}} % de quienes tienen isapre.',
  'market.insurance':
    'Comparamos {{compared}} de {{known}} compañías. Con ellas está el {{coverage}} % de los asegurados de su mercado.',
  commission: 'Por cada venta nos pagan entre {{from}} % y {{to}} % de lo que pagas en un año.',
  commissionOne: 'Por cada venta nos pagan {{from}} % de lo que pagas en un año.',
  yearlyCost:
    'El costo anual estimado suma doce meses de precio y lo que pagarías por tu atención en un año de uso medio. Va al final lo que no se puede calcular.',
  affinity: 'La afinidad dice qué eligieron personas parecidas a ti en edad, género, renta y cargas. Sólo ordena si tú lo pides.',
});
