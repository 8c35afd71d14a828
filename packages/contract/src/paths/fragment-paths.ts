/** Parts of pages that the frame's script fetches, and the page for what a browser does not keep: nobody links to them. */
export const fragmentPaths = {
  footer: '/fragmento/pie',
  strips: '/fragmento/avisos',
  offline: '/fragmento/sin-conexion',
} as const;
