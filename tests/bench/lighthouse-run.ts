/** Lighthouse's results for a page on a phone, with simulated throttling. */
import type { Result } from "lighthouse";
import { median } from "./report";

/** The scores of Lighthouse's four categories, from 0 to 100. */
type Scores = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
};

/** Times in milliseconds. */
export type Figures = {
  readonly performance: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
};

export type RunResult = {
  /** Undefined unless all categories were run. */
  readonly scores: Scores | undefined;
  readonly figures: Figures;
  /** Ids of the failed audits. */
  readonly failed: readonly string[];
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Runs Lighthouse on a page.
 *
 * @param debuggingPort remote debugging port of the browser.
 * @param allCategories runs all categories instead of performance only.
 * @param skipAudits ids of audits that do not apply to the page.
 * @throws Error when Lighthouse fails.
 */
export async function runLighthouse(
  url: string,
  debuggingPort: number,
  allCategories: boolean,
  skipAudits: readonly string[] = [],
): Promise<RunResult> {
  const { default: lighthouse } = await import("lighthouse");
  const onlyCategories = allCategories ? [...categories] : ["performance"];
  const run = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories,
    skipAudits: [...skipAudits],
    logLevel: "error",
  });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "Lighthouse returned no result"}`);
  }
  const { lhr } = run;
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: allCategories
      ? {
          performance: score("performance"),
          accessibility: score("accessibility"),
          bestPractices: score("best-practices"),
          seo: score("seo"),
        }
      : undefined,
    figures: {
      performance: score("performance"),
      firstPaint: value("first-contentful-paint"),
      largestPaint: value("largest-contentful-paint"),
      blocking: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
    },
    failed: failedAudits(lhr),
  };
}

/** Returns the audits without a full score, except those of the performance category. */
function failedAudits({ audits, categories: results }: Result): string[] {
  return Object.entries(results)
    .filter(([id]) => id !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => id)
    .filter((id) => {
      const score = audits[id]?.score;
      return typeof score === "number" && score < 1;
    });
}

/** Returns the median of each figure over an odd number of runs. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => median(runs.map((figures) => figures[name]));
  return {
    performance: middle("performance"),
    firstPaint: middle("firstPaint"),
    largestPaint: middle("largestPaint"),
    blocking: middle("blocking"),
    shift: middle("shift"),
  };
}
