/** Id of the form that the boxes of cards are sent by where there is no script (compare-form.tsx). */
export const compareFormId = 'elegidos';
