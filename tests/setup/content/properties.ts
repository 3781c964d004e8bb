/**
 * Configures property-based tests, as a side effect of the import. Every run has the same inputs, so that it is
 * reproducible; `PROPERTY_SEED=<number>` selects others, and `PROPERTY_RUNS=10000` more.
 */
import { assert, configureGlobal, string } from "fast-check";

const defaultSeed = 20_250_912;

configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? defaultSeed),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 500),
});

/** Any text without lone surrogates. */
export const anyText = string({ unit: "binary", maxLength: 200 });

export { assert as assertProperty };
