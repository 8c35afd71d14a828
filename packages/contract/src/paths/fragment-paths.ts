/** What the paths of all fragments begin with. */
export const fragmentFolder = '/fragmento/';

/** Parts of pages that the frame's script fetches, and the page for what a browser does not keep: nobody links to them. */
export const fragmentPaths = {
  footer: `${fragmentFolder}pie`,
  badge: `${fragmentFolder}trafico-interno`,
  strips: `${fragmentFolder}avisos`,
  offline: `${fragmentFolder}sin-conexion`,
} as const;
