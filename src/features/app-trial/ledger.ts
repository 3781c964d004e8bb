import { portalCount } from "./portal-count";
import { groupSize, steps, type Trial } from "./trial-state";

/** What a visitor tells the app, in order. */
export const acts = ["mood", "need", "therapist", "time", "session"] as const;

export type Entry = {
  readonly what: (typeof acts)[number];
  /** Whether the employer can see anything of it. */
  readonly isSeen: boolean;
};

/** Returns what the visitor has told the app so far, and what of it reaches the employer. */
export function ledger(trial: Trial): Entry[] {
  const index = steps.indexOf(trial.step);
  const isBooked = trial.step === "booked";
  const told: Record<Entry["what"], boolean> = {
    mood: trial.mood !== undefined,
    need: index >= steps.indexOf("match"),
    therapist: index >= steps.indexOf("time"),
    time: isBooked,
    session: isBooked,
  };
  const isSeen = portalCount(groupSize(trial)) !== undefined;
  return acts
    .filter((what) => told[what])
    .map((what) => ({ what, isSeen: what === "session" && isSeen }));
}
