/**
 * Webpack plugins for builds on a warm cache.
 *
 * Rests on: `webpack/lib/Compilation.js` (`hash`, `hooks.afterHash`, `buildDependencies`);
 * `gatsby/dist/commands/build.js`, which reads the hash of each stage; and
 * `gatsby/dist/redux/reducers/html.js`, which renders every page again when the renderer's hash changes.
 */
import { createHash } from "node:crypto";

type Hook<Value> = { tap(name: string, listener: (value: Value) => void): void };
type Chunk = { readonly name?: string | null; readonly hash?: string };
type Compilation = {
  hash?: string;
  readonly chunks: Iterable<Chunk>;
  readonly buildDependencies: { clear(): void };
  readonly hooks: { readonly afterHash: Hook<void> };
};
type Compiler = {
  readonly hooks: {
    readonly thisCompilation: Hook<Compilation>;
    readonly done: Hook<{ readonly compilation: Compilation }>;
  };
};
export type WebpackPlugin = { apply(compiler: Compiler): void };

/**
 * Derives a compilation's hash from its chunks alone.
 *
 * Why: webpack's own also counts the stylesheets that it compiled anew, so that a warm build of the same
 * scripts has another hash: Gatsby then renders every page again, and every visitor reloads.
 * Can go: when webpack leaves child compilations out of the hash.
 */
export const chunkHashPlugin: WebpackPlugin = {
  apply({ hooks }) {
    hooks.thisCompilation.tap("HashOfChunks", (compilation) => {
      compilation.hooks.afterHash.tap("HashOfChunks", () => {
        compilation.hash = hashOf([...compilation.chunks]);
      });
    });
  },
};

function hashOf(chunks: readonly Chunk[]): string {
  const hashes = chunks.map(({ name, hash }) => `${name ?? ""} ${hash ?? ""}`).sort();
  return createHash("sha256").update(hashes.join("\n")).digest("hex").slice(0, 20);
}

/**
 * Trusts the cache without checking the code of webpack, loaders and Gatsby for changes.
 *
 * Why: the check takes seconds, and the workspace's stamp holds it already (`cli/build/workspace.ts`).
 * Can go: when `cache.buildDependencies` can be switched off in Gatsby.
 */
export const trustCachePlugin: WebpackPlugin = {
  apply({ hooks }) {
    hooks.done.tap("TrustedCache", ({ compilation }) => compilation.buildDependencies.clear());
  },
};
