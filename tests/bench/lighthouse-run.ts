/** Lighthouse's figures for a page on a phone, with its own simulated throttling. */
import type { Result } from "lighthouse";
import { median } from "./median";

/** The scores of Lighthouse's four categories, from 0 to 100. */
export type Scores = {
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

export type Report = {
  /** Absent when only the performance was asked for. */
  readonly scores: Scores | undefined;
  readonly figures: Figures;
  /** What lost points, by its id. */
  readonly failed: readonly string[];
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * @param debuggingPort of the browser to run in.
 * @param isWhole whether all categories count, or the performance alone.
 * @param skipAudits ids of what does not concern the page.
 * @throws Error when Lighthouse has no figures for the page.
 */
export async function runLighthouse(
  address: string,
  debuggingPort: number,
  isWhole: boolean,
  skipAudits: readonly string[] = [],
): Promise<Report> {
  const { default: lighthouse } = await import("lighthouse");
  const onlyCategories = isWhole ? [...categories] : ["performance"];
  const run = await lighthouse(address, {
    port: debuggingPort,
    onlyCategories,
    skipAudits: [...skipAudits],
    logLevel: "error",
  });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? "Lighthouse says nothing"}`);
  }
  const { lhr } = run;
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: isWhole
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

/** Audits of the categories without times, in which less than everything is a fault. */
function failedAudits({ audits, categories: found }: Result): string[] {
  return Object.entries(found)
    .filter(([id]) => id !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => id)
    .filter((id) => {
      const score = audits[id]?.score;
      return typeof score === "number" && score < 1;
    });
}

/** The middle one of an odd number of runs, for each figure by itself. */
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
