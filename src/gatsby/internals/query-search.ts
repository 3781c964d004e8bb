/**
 * Spares files that hold no query Gatsby's search for queries.
 *
 * Why: Gatsby parses each file that has `config` or `Head` anywhere in it, as in the path of an import or in
 * `Header`, and walks it four times, in every build. Two of three files hold nothing.
 * Rests on: `gatsby/dist/query/file-parser.js` looks for tagged templates, three exports and `Slice` elements,
 * and takes what `preprocessSource` returns for the file.
 * Can go: when Gatsby keeps what it found in unchanged files.
 */
import type { GatsbyNode } from "gatsby";

const importPaths = /\bfrom\s*["'][^"'\n]*["']/g;

/** A template literal that may have Gatsby's tag, an export that may be a page's, or a slice. */
const relevant = /\bgraphql\b[^]*`|\bexports?\b[^]*\b(?:Head|config|getServerData)\b|\bSlice\b/;

/** Returns an empty module for a file without anything that Gatsby looks for. */
export const skipFilesWithoutQueries: NonNullable<GatsbyNode["preprocessSource"]> = ({
  contents,
}) => (relevant.test(contents.replace(importPaths, "")) ? undefined : "export {};");
