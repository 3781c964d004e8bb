/** The design tokens as values, for what no browser's style sheet reaches: drawings, icons, print. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDirectory } from "./build-settings";

export const tokensFile = join(projectDirectory, "src/styles/tokens.css");
const tokens = readFileSync(tokensFile, "utf8");

/**
 * Returns a token's value.
 *
 * @throws Error naming a token that there is not.
 */
export function token(name: string): string {
  const value = new RegExp(`--${name}: (.+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no --${name}.`);
  return value;
}

/** The colours alone, as a style rule for a document of its own. */
export const colourRule = `:root { ${(tokens.match(/--[\w-]+: #[\da-f]+;/g) ?? []).join(" ")} }`;

/**
 * Replaces `var(--accent)` and the like by the tokens' values.
 *
 * @throws Error naming a token that there is not.
 */
export function withTokens(text: string): string {
  return text.replace(/var\(--([\w-]+)\)/g, (_, name: string) => token(name));
}
