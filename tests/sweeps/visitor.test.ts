/**
 * Model-based test with visits of random steps.
 *
 * The same visits are repeated in every run; `VISITOR_SEED=<number>` tries others, and `VISITOR_STEPS=<number>`
 * more or fewer. A failure names the seed, what does not hold, and the steps that led to it.
 */
import { assert, asyncModelRun, asyncProperty, commands } from "fast-check";
import { siteUnderTest } from "../setup/servers/site";
import { startOfVisit } from "../setup/visitor/model";
import { steps } from "../setup/visitor/steps";
import { Visitor } from "../setup/visitor/visitor";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const seed = Number(process.env.VISITOR_SEED ?? 20_251_122);
const stepCount = Number(process.env.VISITOR_STEPS ?? 1_000);

/** A visit has at most this many steps, those included that cannot be taken when their turn comes. */
const longest = 250;

/** In milliseconds: far more than the steps take, on a machine that has other work. */
const timeout = 60_000 + stepCount * 500;

test(
  `the site holds whatever a visitor does (seed ${seed})`,
  async () => {
    const path = screenPath("home", "sv");
    let taken = 0;
    const visit = asyncProperty(
      commands(steps, { maxCommands: longest, size: "max" }),
      async (visitSteps) => {
        if (taken >= stepCount) return;
        const opened = await site.openPage({ path });
        const visitor = new Visitor(opened);
        const model = startOfVisit(path);
        await visitor.settle("open", model, true);
        await asyncModelRun(() => ({ model, real: visitor }), visitSteps);
        await opened.context.close();
        taken += visitor.log.length;
      },
    );
    // Shorter visits that fail as well would take longer to find than the steps to read.
    await assert(visit, { seed, numRuns: stepCount, endOnFailure: true });
    expect(taken).toBeGreaterThanOrEqual(stepCount);
  },
  timeout,
);
