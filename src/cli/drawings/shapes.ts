/** What the pictures are made of. Numbers are in a picture's units. */

type Size = { readonly width: number; readonly height: number };

/** Returns the file of a picture. */
export function svgFile({ width, height }: Size, ...content: readonly string[]): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content.join("")}</svg>`;
}

/** @param corner radius of its corners. */
export function box(
  fill: string,
  [x, y, width, height]: readonly [number, number, number, number],
  corner = 0,
): string {
  const round = corner ? ` rx="${corner}"` : "";
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="${fill}"/>`;
}

export function disc(fill: string, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function strokes(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

/** A message, whose lower left corner points to who has written it. */
export function message(
  fill: string,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const round = "18 18 0 0 1";
  return `<path fill="${fill}" d="M${x + 18} ${y}h${width - 36}a${round} 18 18v${height - 36}a${round}-18 18H${x + 6}a6 6 0 0 1-6-6V${y + 18}a${round} 18-18z"/>`;
}

/** Moves and scales what has been drawn. */
export function placed(drawn: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? "" : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${size}">${drawn}</g>`;
}
