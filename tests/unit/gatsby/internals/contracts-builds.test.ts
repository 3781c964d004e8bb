/** What the site relies on to spare builds work. */
import { contract, type TextContract } from "../../../setup/packages/contract";

const lateWorkers = "src/gatsby/internals/late-workers.ts";
const reusedQueries = "src/gatsby/internals/reused-queries.ts";
const build = "dist/commands/build.js";

const texts: readonly TextContract[] = [
  [
    "gatsby",
    "creates its workers through the module's exports, after onPreInit",
    "dist/services/initialize.js",
    /default\)\(`onPreInit`[\s\S]*WorkerPool\.create\(\)/,
    lateWorkers,
  ],
  [
    "gatsby",
    "exports what creates workers, and what runs queries in them, as properties that can be set",
    "dist/utils/worker/pool.js",
    /exports\.runQueriesInWorkersQueue = runQueriesInWorkersQueue;[\s\S]*exports\.create = create;/,
    lateWorkers,
  ],
  [
    "gatsby",
    "gives workers two tasks before bundles are made",
    "dist/bootstrap/index.js",
    /workerPool\.all\.loadConfigAndPlugins\(\{[\s\S]*createPages\)\(context\);[\s\S]*`inferenceMetadata`\]\);\s*workerPool\.all\.buildSchema\(\);(?![\s\S]*workerPool\.all)/,
    lateWorkers,
  ],
  [
    "gatsby",
    "runs queries itself on one core, and in workers through the module's exports on more",
    build,
    /cpuCoreCount\)\(\) === 1\) \{\s*await \(0, _services\.runStaticQueries\)\(\{\s*queryIds,\s*parentSpan: buildSpan,\s*store: _redux\.store,\s*graphqlRunner\s*\}\);\s*await \(0, _services\.runPageQueries\)\(\{[\s\S]*_pool\.runQueriesInWorkersQueue\)\(workerPool, queryIds,/,
    lateWorkers,
  ],
  [
    "gatsby",
    "merges what the pool's workers did, and asks it for nothing but to restart, to render and to end",
    build,
    /workerPool\.restart\(\);\s*await \(0, _pool\.mergeWorkerState\)\(workerPool, buildSpan\);[\s\S]*workerPool,\s*parentSpan: buildSpan\s*\}\);[\s\S]*workerPool\.end\(\)/,
    lateWorkers,
  ],
  [
    "gatsby",
    "renders pages by the pool's task renderHTMLProd",
    "dist/commands/build-html.js",
    /stage === `build-html` \? workerPool\.single\.renderHTMLProd : /,
    lateWorkers,
  ],
  [
    "gatsby",
    "has a function for the only task that workers are spared",
    "dist/utils/worker/child/render-html.js",
    /exports\.renderHTMLProd = [\s\S]*const renderHTMLProd = async/,
    lateWorkers,
  ],
  [
    "gatsby",
    "keeps between builds what it found in code: templates with their queries, and static queries",
    "dist/redux/index.js",
    /persistedReduxKeys = \[(?=[^\]]*`components`)(?=[^\]]*`staticQueryComponents`)(?=[^\]]*`staticQueriesByTemplate`)(?=[^\]]*`queries`)/,
    reusedQueries,
  ],
  [
    "gatsby",
    "looks for queries in src, in the fragments of plugins, in packages and in templates",
    "dist/query/query-compiler.js",
    /\[path\.join\(base, `src`\), path\.join\(base, `\.cache`, `fragments`\), \.\.\.additional\.map\([^[]*\.\.\.modulesThatUseGatsby/,
    reusedQueries,
  ],
  [
    "gatsby",
    "reads queries, then writes types, each through the module's exports",
    build,
    /_bootstrap\.bootstrap\)\([\s\S]*_tsCodegen\.writeTypeScriptTypes\)\(directory, schema, definitions, graphqlTypegenOptions\)/,
    reusedQueries,
  ],
  [
    "gatsby",
    "exports the writing of types as a property that can be set",
    "dist/utils/graphql-typegen/ts-codegen.js",
    /exports\.writeTypeScriptTypes = writeTypeScriptTypes;/,
    reusedQueries,
  ],
];

test.each(texts)("%s: %s", (name, _what, file, pattern, reliedOnBy) =>
  contract(name, file, pattern, reliedOnBy),
);
