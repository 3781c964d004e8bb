/**
 * Property tests: what holds for every input, tried on many random ones. Imported for its effect.
 *
 * The same inputs come in every run, so that a build server is not a lottery; `PROPERTY_SEED=<number>`
 * tries others, and `PROPERTY_RUNS=10000` more of them. A failure prints the seed and the smallest input
 * that breaks the rule.
 */
import { assert, configureGlobal, string } from "fast-check";

const usualSeed = 20_250_912;

configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? usualSeed),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 500),
});

/** Anything that a keyboard, a clipboard or a storage may hold, lone surrogates left out. */
export const anyText = string({ unit: "binary", maxLength: 200 });

export { assert as holds };
