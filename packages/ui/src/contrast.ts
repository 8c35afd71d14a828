/** Relative luminance of a colour as '#rrggbb', from 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is read better on a background given as '#rrggbb': one of them always reaches 4.5 to 1. */
export function readableOn(background: string): 'black' | 'white' {
  const light = luminance(background);
  const [onBlack, onWhite] = [(light + 0.05) / 0.05, 1.05 / (light + 0.05)];
  return onBlack >= onWhite ? 'black' : 'white';
}
