/** The app to try on the product page. */
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../../src/i18n/locales";
import type { TextKey } from "../../../src/i18n/texts";
import type { Step as TrialScreen } from "../../../src/features/app-trial/trial-state";
import { pageText } from "../output/page-text";

const trialTime = "19:30";

export function appTrialOn(page: Page, locale: Locale) {
  const t = (key: TextKey<"app-trial-steps">, values: Record<string, string | number> = {}) =>
    pageText(locale, "app-trial-steps", key, values);
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const answer = (name: string): Locator => page.getByRole("radio", { name, exact: true });
  // Who speaks the page's language, which is chosen at first.
  const therapist = t(locale === "sv" ? "therapists.maria" : "therapists.samira");
  return {
    t,
    button,
    answer,
    start: button(pageText(locale, "app-trial", "start")),
    screen: (step: Exclude<TrialScreen, "monthEnd">): Locator => {
      const name = t(`steps.${step}`, { therapist, time: trialTime });
      return page.getByRole("group", { name, exact: true });
    },
    employer: page.getByRole("region", { name: t("employer") }),
    size: page.getByRole("slider", { name: t("size.label") }),
  };
}

type Trial = ReturnType<typeof appTrialOn>;

/** The ways from each of the trial's screens to the next, and to both of its ends. */
export const trialSteps: readonly (readonly [name: string, go: (trial: Trial) => Promise<void>])[] =
  Object.entries({
    "check-in": async ({ start, screen }: Trial) => {
      await start.click();
      await screen("checkIn").waitFor();
    },
    "the week": ({ t, answer }: Trial) => answer(t("checkIn.mood.2")).check(),
    need: async ({ t, button, answer }: Trial) => {
      await button(t("checkIn.continue")).click();
      await answer(t("need.topics.sleep")).check();
    },
    match: ({ t, button }: Trial) => button(t("need.continue")).click(),
    time: async ({ t, button, answer }: Trial) => {
      await button(t("match.continue")).click();
      await answer(trialTime).check();
    },
    booked: ({ t, button }: Trial) => button(t("time.book", { time: trialTime })).click(),
    "month end": async ({ t, button }: Trial) => {
      // A phone has room for one of the sides.
      const employer = button(t("booked.employer"));
      if (await employer.isVisible()) await employer.click();
      await button(t("size.ask")).click();
    },
    "a group too small": ({ size }: Trial) => size.fill("9"),
  });
