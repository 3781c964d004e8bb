/**
 * Reuses the bundle of the build before, unless something that webpack looked at for it has changed.
 *
 * Why: in a build whose content alone has changed, webpack takes seconds to find nothing new, once for the
 * browser and once for the HTML renderer.
 * Rests on: `gatsby/dist/utils/webpack/bundle.js` (`run`); `gatsby/dist/commands/build.js` and
 * `utils/webpack/get-ssr-chunk-hashes.js`, which read hashes of the result; `gatsby/dist/redux/index.js`: what
 * Gatsby's own webpack plugins find is in its store, or in `public`.
 * Can go: when webpack or Gatsby does it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownInputs, stateOf, type CompilationInputs, type Inputs } from "./bundle-inputs";

type ChunkGroup = {
  readonly name?: string | null | undefined;
  readonly chunks: readonly { readonly hash?: string | undefined }[];
  readonly childrenIterable: Iterable<ChunkGroup>;
  readonly origins: readonly { readonly module?: { identifier(): string } | null | undefined }[];
};

type Compilation = CompilationInputs & {
  readonly chunkGroups: readonly ChunkGroup[];
  getAssets(): readonly { readonly name: string }[];
};

/** Webpack's statistics, as far as Gatsby reads them. */
type Stats = {
  readonly hash: string;
  readonly compilation: Pick<Compilation, "chunkGroups">;
  hasErrors(): boolean;
  hasWarnings(): boolean;
};

export type Compiler = {
  readonly context: string;
  readonly outputPath: string;
  readonly options: { readonly plugins: readonly unknown[] };
  run: (callback: (error: Error | null, stats?: Stats) => void) => void;
  close: (callback: (error: Error | null) => void) => void;
};

/** A chunk group with its children's indexes and the names of the modules that import it. */
type Group = {
  readonly name: string | null;
  readonly hashes: readonly string[];
  readonly children: readonly number[];
  readonly origins: readonly string[];
};

type Bundle = {
  readonly inputs: Inputs;
  readonly state: string;
  readonly hash: string;
  readonly assets: readonly string[];
  readonly groups: readonly Group[];
};

const record = "bundle.json";

/** @param stage the bundle's name in Gatsby. */
export function reuseBundle(stage: string): { apply(compiler: Compiler): void } {
  return {
    apply(compiler) {
      // Emptied with Gatsby's cache, so after each failed build and each change of code or settings.
      const folder = join(compiler.context, ".cache/bundles", stage);
      const run = compiler.run.bind(compiler);
      compiler.run = (callback) => {
        const bundle = read(folder);
        if (
          bundle?.state === stateOf(compiler, bundle?.inputs) &&
          restore(bundle, folder, compiler)
        ) {
          callback(null, statsOf(bundle));
          return;
        }
        rmSync(folder, { recursive: true, force: true });
        run((error, stats) => {
          // Gatsby shows the warnings of the browser's bundle, and has to do so in each build.
          const isShown = stage === "build-javascript" && stats?.hasWarnings();
          if (!stats || stats.hasErrors() || isShown) {
            callback(error, stats);
            return;
          }
          const kept = keep(stats, folder, compiler);
          release(compiler, (failure) => callback(failure, statsOf(kept)));
        });
      };
    },
  };
}

function read(folder: string): Bundle | undefined {
  const file = join(folder, record);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Bundle) : undefined;
}

/** Copies back what Gatsby has removed. @returns false if it cannot. */
function restore({ assets }: Bundle, folder: string, { outputPath }: Compiler): boolean {
  const missing = assets.filter((name) => !existsSync(join(outputPath, name)));
  if (missing.some((name) => !existsSync(copyOf(folder, name)))) return false;
  for (const name of missing) copy(copyOf(folder, name), join(outputPath, name));
  return true;
}

function keep({ hash, ...stats }: Stats, folder: string, compiler: Compiler): Bundle {
  const compilation = stats.compilation as Compilation;
  const inputs = ownInputs(compilation);
  const assets = compilation.getAssets().map(({ name }) => name);
  for (const name of assets) copy(join(compiler.outputPath, name), copyOf(folder, name));
  const state = stateOf(compiler, inputs);
  const bundle: Bundle = { inputs, state, hash, assets, groups: groupsOf(compilation) };
  writeFileSync(join(folder, record), JSON.stringify(bundle));
  return bundle;
}

/**
 * Closes a compiler, and empties it. Gatsby would hold its modules to the end of the build, those of the
 * browser's bundle while the HTML renderer is compiled.
 */
function release(compiler: Compiler, done: (error: Error | null) => void): void {
  compiler.close((error) => {
    // Webpack may still be in the compiler's own code.
    setImmediate(() => {
      for (const name of Object.keys(compiler)) Reflect.deleteProperty(compiler, name);
      compiler.close = (callback) => callback(null);
      done(error);
    });
  });
}

/** An asset's name may lead out of the output folder. */
const copyOf = (folder: string, name: string) => join(folder, "assets", encodeURIComponent(name));

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function groupsOf({ chunkGroups }: Compilation): Group[] {
  return chunkGroups.map(({ name, chunks, childrenIterable, origins }) => ({
    name: name ?? null,
    hashes: chunks.map(({ hash }) => hash ?? ""),
    children: [...childrenIterable].map((child) => chunkGroups.indexOf(child)),
    origins: origins.map(({ module }) => module?.identifier() ?? ""),
  }));
}

function statsOf({ hash, groups }: Bundle): Stats {
  const chunkGroups = groups.map(({ name, hashes, origins }) => ({
    name,
    chunks: hashes.map((each) => ({ hash: each })),
    childrenIterable: [] as readonly ChunkGroup[],
    origins: origins.map((id) => ({ module: id === "" ? null : { identifier: () => id } })),
  }));
  for (const [index, group] of chunkGroups.entries()) {
    const children = groups[index]?.children ?? [];
    group.childrenIterable = children.flatMap((child) => chunkGroups[child] ?? []);
  }
  const never = () => false;
  return { hash, compilation: { chunkGroups }, hasErrors: never, hasWarnings: never };
}
