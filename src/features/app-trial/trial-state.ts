/** What a visitor has done with the app so far, and what of it reaches the employer. Lives in memory only. */
import { exampleMonth, isGroupShown } from "../../config/portal-figures";
import { serviceFacts } from "../../config/service-facts";
import type { Mood } from "../../drawings/mood-face-shape";
import type { Locale } from "../../i18n/locales";

const { smallestGroup } = serviceFacts;

export const steps = ["checkIn", "need", "match", "time", "booked", "monthEnd"] as const;
export type Step = (typeof steps)[number];

export const topics = ["sleep", "stress", "relations", "other"] as const;
type Topic = (typeof topics)[number];

/** The languages to choose from, each with the therapist who is matched. */
const therapists = {
  swedish: "maria",
  english: "samira",
  arabic: "samira",
  spanish: "maria",
} as const;
type Language = keyof typeof therapists;
export type Therapist = (typeof therapists)[Language];

export const languages = Object.keys(therapists) as Language[];

/** When a session can start this evening: it ends before the service closes at 23. */
export const eveningTimes = ["18:00", "19:30", "21:00"] as const;

/** The last stop of how many have had sessions: nearly everybody, of whom the portal shows as little as of a few. */
export const nearlyAll = exampleMonth.people + 1;

/** How many in the group may have had sessions when the month has ended, the visitor included. */
export const groupLimits = { min: 1, max: nearlyAll } as const;

/** Dots that the drawings of a group have room for. */
export const places = 24;

/** At first: with the visitor, the group is just shown. */
const firstSize = smallestGroup + 2;

export type TrialState = {
  readonly step: Step;
  readonly mood: Mood | undefined;
  readonly topic: Topic | undefined;
  readonly language: Language;
  readonly time: string | undefined;
  /** How many in the group have had sessions when the month has ended, the visitor included. */
  readonly size: number;
  /** The disclosure that the latest change has added. */
  readonly latestDisclosure: Disclosure | undefined;
};

const firstLanguage: Record<Locale, Language> = { sv: "swedish", en: "english" };

/** Returns the trial at its beginning, in the language of the page. */
export function startTrial(locale: Locale): TrialState {
  return {
    step: "checkIn",
    mood: undefined,
    topic: undefined,
    language: firstLanguage[locale],
    time: undefined,
    size: firstSize,
    latestDisclosure: undefined,
  };
}

export type TrialEvent =
  | { readonly type: "moodChosen"; readonly mood: Mood }
  | { readonly type: "topicChosen"; readonly topic: Topic }
  | { readonly type: "languageChosen"; readonly language: Language }
  | { readonly type: "timeChosen"; readonly time: string }
  | { readonly type: "sizeChosen"; readonly size: number }
  | { readonly type: "stepReached"; readonly step: Step }
  | { readonly type: "restarted"; readonly locale: Locale };

function changedTrial(trial: TrialState, event: TrialEvent): TrialState {
  switch (event.type) {
    case "moodChosen":
      return { ...trial, mood: event.mood };
    case "topicChosen":
      return { ...trial, topic: event.topic };
    case "languageChosen": {
      const { language } = event;
      // A time is chosen with its therapist, and has to be chosen anew with another.
      const isSame = matchedTherapist({ language }) === matchedTherapist(trial);
      return { ...trial, language, time: isSame ? trial.time : undefined };
    }
    case "timeChosen":
      return { ...trial, time: event.time };
    case "sizeChosen":
      return { ...trial, size: event.size };
    case "stepReached":
      return { ...trial, step: event.step };
    case "restarted":
      return startTrial(event.locale);
  }
}

/** Returns the trial after an event, with what that has disclosed. */
export function trialReducer(trial: TrialState, event: TrialEvent): TrialState {
  const next = changedTrial(trial, event);
  const [before, after] = [disclosedCount(trial), disclosedCount(next)];
  if (after === before) return next;
  return { ...next, latestDisclosure: after > before ? disclosures[after - 1] : undefined };
}

/** Returns the therapist whom the matching agent finds. */
export function matchedTherapist({ language }: Pick<TrialState, "language">): Therapist {
  return therapists[language];
}

/** The mean of `earlierMoods`, as an answer. */
const usualMood: Mood = 3;

/** Compares today with the week's earlier days. */
export function moodTrend(mood: Mood): "up" | "even" | "down" {
  if (mood === usualMood) return "even";
  return mood > usualMood ? "up" : "down";
}

/**
 * What a visitor tells the app, in order. Of all that, the session alone can reach the employer: as one in a
 * figure, when the month has ended.
 */
export const disclosures = ["mood", "need", "therapist", "time", "session"] as const;
type Disclosure = (typeof disclosures)[number];

/** Returns how many of the disclosures the visitor has made so far. */
export function disclosedCount({ step, mood }: TrialState): number {
  const atStep = { checkIn: mood ? 1 : 0, need: 1, match: 2, time: 3, booked: 5, monthEnd: 5 };
  return atStep[step];
}

/** What the customer portal shows: a number, or why it shows none. */
type Portal =
  { readonly count: number } | { readonly count?: never; readonly hidden: "few" | "nearlyAll" };

/**
 * Returns what the customer portal shows: last month's number until the month has ended, whatever the visitor does,
 * then this one's (`docs/words.md`, rule 3).
 */
export function portalOf({ step, size }: Pick<TrialState, "step" | "size">): Portal {
  if (step !== "monthEnd") return { count: exampleMonth.people };
  const participants = size === nearlyAll ? exampleMonth.employees - 1 : size;
  if (isGroupShown(participants, exampleMonth.employees)) return { count: size };
  return { hidden: size === nearlyAll ? "nearlyAll" : "few" };
}
