/** Plugins for webpack that make a build faster whose cache is there, and one that has to fill it. */
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
 * Gives a compilation the hash of its chunks. Webpack's own also counts how many stylesheets it had to
 * compile anew: the first build after one from nothing had another hash for the same scripts, and
 * Gatsby then renders every page again, and sends every visitor through a whole load.
 */
export const hashOfChunks: WebpackPlugin = {
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
 * Takes the cache for valid as long as it is there. Webpack would follow every import of its own code, of
 * the loaders' and of Gatsby's to know that; the build's stamp knows already (`build/stage.ts`).
 */
export const trustedCache: WebpackPlugin = {
  apply({ hooks }) {
    hooks.done.tap("TrustedCache", ({ compilation }) => compilation.buildDependencies.clear());
  },
};
