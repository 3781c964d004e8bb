/** What webpack makes of imports that are not code. */

/**
 * A CSS module. Gatsby exports each class name by itself, without a default, so it is read with
 * `import * as styles from "./x.module.css"`. Names with hyphens arrive in camel case.
 */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

/** A plain style sheet, imported for its effect. */
declare module "*.css" {
  const nothing: undefined;
  export = nothing;
}

/** The file's address on the site, as for the file types below. */
declare module "*.svg" {
  const url: string;
  export default url;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.pdf" {
  const url: string;
  export default url;
}

/** An icon's shapes. The package's index would make each bundle read all 1,700 icons. */
declare module "lucide/dist/esm/icons/*.mjs" {
  const icon: import("lucide").IconNode;
  export default icon;
}

/** What the pictures with texts use of it; the package has no types. */
declare module "opentype.js" {
  /** A command of an SVG path: M, L, Q, C or Z, with the coordinates that it has. */
  export type PathCommand = { readonly type: string } & {
    readonly [name in "x1" | "y1" | "x2" | "y2" | "x" | "y"]?: number;
  };
  export type Glyph = {
    readonly index: number;
    readonly advanceWidth?: number;
    /** Its outline at a place and a size, y pointing down. */
    getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  };
  export type Font = {
    stringToGlyphs(text: string): Glyph[];
    getKerningValue(left: Glyph, right: Glyph): number;
    getAdvanceWidth(text: string, size: number): number;
  };
  export function parse(font: ArrayBufferLike): Font;
}
