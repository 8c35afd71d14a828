/** State of a navigation by which somebody asks for the list that is there once more. */
export const askedAnew = 'anew';
