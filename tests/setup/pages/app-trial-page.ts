/** The app to try on the product page. */
import type { Locator, Page } from "playwright-core";
import type { Locale } from "../../../src/i18n/locales";
import type { TextKey } from "../../../src/i18n/texts";
import type { Step as TrialScreen } from "../../../src/features/app-trial/trial-state";
import { pageText } from "../output/page-text";

/** Returns a function that looks up the trial's texts. */
export function trialText(locale: Locale) {
  return (key: TextKey<"app-trial">, values: Record<string, string | number> = {}) =>
    pageText(locale, "app-trial", key, values);
}

/** The time that the steps choose. */
const trialTime = "19:30";

/** Returns the trial's elements by role and name. */
export function appTrialOn(page: Page, locale: Locale) {
  const t = trialText(locale);
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const answer = (name: string): Locator => page.getByRole("radio", { name, exact: true });
  // Who speaks the page's language, which is chosen at first.
  const therapist = t(locale === "sv" ? "therapists.maria" : "therapists.samira");
  return {
    t,
    button,
    answer,
    start: button(pageText(locale, "product", "trial.start")),
    leave: button(t("leave")),
    restart: button(t("restart")),
    screen: (step: Exclude<TrialScreen, "monthEnd">): Locator => {
      const name = t(`screens.${step}`, { therapist, time: trialTime });
      return page.getByRole("group", { name, exact: true });
    },
    employer: page.getByRole("region", { name: t("employer") }),
    size: page.getByRole("slider", { name: t("size.label") }),
    picture: page.getByRole("img", { name: pageText(locale, "product", "app.picture.alt") }),
    story: page.getByRole("list").filter({
      hasText: pageText(locale, "product", "trial.story").split("\n")[0]!,
    }),
  };
}

export const trialStepNames = [
  "check-in",
  "the week",
  "need",
  "match",
  "time",
  "booked",
  "month end",
  "a group too small",
] as const;

type Step = { readonly name: (typeof trialStepNames)[number]; readonly go: () => Promise<void> };

/** Returns the ways from each of the trial's screens to the next, and to both of its ends. */
export function trialSteps(page: Page, locale: Locale): Step[] {
  const { t, button, answer, start, screen, size } = appTrialOn(page, locale);
  const time = trialTime;
  return [
    {
      name: "check-in",
      async go() {
        await start.click();
        await screen("checkIn").waitFor();
      },
    },
    { name: "the week", go: () => answer(t("checkIn.mood.2")).check() },
    {
      name: "need",
      async go() {
        await button(t("checkIn.continue")).click();
        await answer(t("need.topics.sleep")).check();
      },
    },
    { name: "match", go: () => button(t("need.continue")).click() },
    {
      name: "time",
      async go() {
        await button(t("match.continue")).click();
        await answer(time).check();
      },
    },
    { name: "booked", go: () => button(t("time.book", { time })).click() },
    { name: "month end", go: () => button(t("size.ask")).click() },
    { name: "a group too small", go: () => size.fill("9") },
  ];
}
