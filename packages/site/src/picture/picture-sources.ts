const raster = /\.(?:png|jpe?g)(?=$|\?)/i;

/**
 * What is asked for of a picture, best first (B9-50): of a raster its smaller WebP, which stands beside it under the same name, and
 * then the original. A drawing has none smaller. `src`: its path.
 */
export function pictureSources(src: string): readonly { readonly webp: string | null }[] {
  return raster.test(src) ? [{ webp: src.replace(raster, '.webp') }, { webp: null }] : [{ webp: null }];
}
