/** Classes of a row of what a card tells once it is in sight: as high as one line of it, unless its words need a second. */
export const rowClass = 'flex min-h-6 flex-wrap items-center gap-x-2 leading-tight';
