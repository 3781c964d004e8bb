/** What a visitor has done with the app so far, and what of it reaches the employer. Lives in memory only. */
import type { Mood } from "../../components/ui/mood-face";
import { exampleMonth, serviceFacts } from "../../config/service-facts";
import type { Locale } from "../../i18n/locales";

export const { smallestGroup } = serviceFacts;

export const steps = ["checkIn", "need", "match", "time", "booked", "monthEnd"] as const;
export type Step = (typeof steps)[number];

export const topics = ["sleep", "stress", "relations", "other"] as const;
type Topic = (typeof topics)[number];

export const languages = ["swedish", "english", "arabic", "spanish"] as const;
export type Language = (typeof languages)[number];

/** The languages that each therapist speaks, in the order in which they are matched. */
const therapists = {
  maria: ["swedish", "spanish"],
  samira: ["arabic", "swedish", "english"],
} as const satisfies Record<string, readonly Language[]>;
export type Therapist = keyof typeof therapists;

/** When a session can start this evening: it ends before the service closes at 23. */
export const eveningTimes = ["18:00", "19:30", "21:00"] as const;

/** How many in the group may have had sessions when the month has ended, the visitor included. */
export const groupLimits = { min: 1, max: exampleMonth.workplace } as const;

/** At first: with the visitor, the group is just shown. */
const firstSize = smallestGroup + 2;

export type Trial = {
  readonly step: Step;
  readonly mood?: Mood;
  readonly topic?: Topic;
  readonly language: Language;
  readonly time?: string;
  /** How many in the group have had sessions when the month has ended, the visitor included. */
  readonly size: number;
  /** What the latest change has added to the ledger. */
  readonly news?: Told | undefined;
};

export type Act =
  | { readonly type: "choose"; readonly choice: Partial<Pick<Trial, Choice>> }
  | { readonly type: "continue" | "back" | "restart" }
  /** Changes the group's size, the visitor included. */
  | { readonly type: "resize"; readonly size: number };

type Choice = "mood" | "topic" | "language" | "time";

/** The choice that a step cannot be left without. */
const required: Partial<Record<Step, Choice>> = { checkIn: "mood", need: "topic", time: "time" };

const firstLanguage: Record<Locale, Language> = { sv: "swedish", en: "english" };

/** Returns the trial at its beginning, in the language of the page. */
export function startTrial(locale: Locale): Trial {
  return { step: "checkIn", language: firstLanguage[locale], size: firstSize };
}

/** Returns whether the step's question has been answered. */
export function canContinue(trial: Trial): boolean {
  const choice = required[trial.step];
  return trial.step !== "monthEnd" && (choice === undefined || trial[choice] !== undefined);
}

/** A time is chosen with its therapist, and has to be chosen anew with another. */
function withChoice({ time, ...trial }: Trial, choice: Partial<Trial>): Trial {
  const changed = { ...trial, ...choice };
  const isSame = matchedTherapist(changed) === matchedTherapist(trial);
  return time !== undefined && isSame ? { time, ...changed } : changed;
}

/** Returns the trial after an act, with its news; the same one if the act is not possible. */
export function afterAct(trial: Trial, act: Act, locale: Locale): Trial {
  const next = changedBy(act, trial, locale);
  const [before, after] = [toldCount(trial), toldCount(next)];
  if (after === before) return next;
  return { ...next, news: after > before ? ledger[after - 1] : undefined };
}

function changedBy(act: Act, trial: Trial, locale: Locale): Trial {
  const index = steps.indexOf(trial.step);
  const isBooked = index >= steps.indexOf("booked");
  switch (act.type) {
    case "choose":
      return isBooked ? trial : withChoice(trial, act.choice);
    case "continue":
      return canContinue(trial) ? { ...trial, step: steps[index + 1] ?? trial.step } : trial;
    case "back":
      return isBooked ? trial : { ...trial, step: steps[index - 1] ?? trial.step };
    case "restart":
      return startTrial(locale);
    case "resize": {
      const size = Math.min(Math.max(Math.round(act.size), groupLimits.min), groupLimits.max);
      return trial.step === "monthEnd" ? { ...trial, size } : trial;
    }
  }
}

/** Returns the therapist who speaks the language. */
export function matchedTherapist({ language }: Trial): Therapist {
  const speaks = (name: Therapist) => (therapists[name] as readonly Language[]).includes(language);
  return speaks("maria") ? "maria" : "samira";
}

/** Compares today with the mean of the week's earlier days. */
export function moodTrend(mood: Mood, earlier: readonly Mood[]): "up" | "even" | "down" {
  const mean = earlier.reduce<number>((sum, each) => sum + each, 0) / earlier.length;
  const difference = mood - mean;
  if (Math.abs(difference) < 0.5) return "even";
  return difference > 0 ? "up" : "down";
}

/**
 * What a visitor tells the app, in order. Of all that, the session alone can reach the employer: as one in a
 * figure, when the month has ended.
 */
export const ledger = ["mood", "need", "therapist", "time", "session"] as const;
type Told = (typeof ledger)[number];

/** Returns how much of the ledger the visitor has told the app so far. */
export function toldCount({ step, mood }: Trial): number {
  const atStep = { checkIn: mood ? 1 : 0, need: 1, match: 2, time: 3, booked: 5, monthEnd: 5 };
  return atStep[step];
}

/**
 * Returns the number that the customer portal shows, or undefined if it shows nothing: last month's until the
 * month has ended, whatever the visitor does, then this one's (`docs/words.md`, rule 3).
 */
export function portalCount({ step, size }: Pick<Trial, "step" | "size">): number | undefined {
  if (step !== "monthEnd") return exampleMonth.people;
  return size < smallestGroup ? undefined : size;
}
