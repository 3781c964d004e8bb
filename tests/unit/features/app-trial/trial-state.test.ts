import { moods } from "../../../../src/components/ui/mood-face";
import { serviceFacts } from "../../../../src/config/service-facts";
import { earlierMoods } from "../../../../src/features/app-trial/app-drawing";
import {
  afterAct,
  canContinue,
  eveningTimes,
  ledger,
  matchedTherapist,
  moodTrend,
  portalCount,
  startTrial,
  steps,
  toldCount,
  type Act,
  type Trial,
} from "../../../../src/features/app-trial/trial-state";

const next: Act = { type: "continue" };
const choose = (choice: Partial<Trial>): Act => ({ type: "choose", choice });
const acts = (trial: Trial, ...list: readonly Act[]) =>
  list.reduce((state, act) => afterAct(state, act, "sv"), trial);

const begun = startTrial("sv");
const bookingActs = [
  choose({ mood: 2 }),
  next,
  choose({ topic: "sleep" }),
  next,
  next,
  choose({ time: "19:30" }),
  next,
];
const booked = acts(begun, ...bookingActs);
const ended = acts(booked, next);

test("leads from the check-in to the end of the month, step by step", () => {
  const all = [...bookingActs, next];
  const passed = all.map((_, index) => acts(begun, ...all.slice(0, index + 1)).step);
  expect([...new Set(passed)]).toEqual(steps);
  expect(booked).toMatchObject({ mood: 2, topic: "sleep", language: "swedish", time: "19:30" });
});

test.each([
  ["how the day is", begun],
  ["what it is about", acts(begun, choose({ mood: 1 }), next)],
  ["the time", acts(begun, ...bookingActs.slice(0, 5))],
])("stays until the visitor has said %s", (_, trial) => {
  expect(canContinue(trial)).toBe(false);
  expect(afterAct(trial, next, "sv")).toBe(trial);
});

test("goes back a step and keeps what was chosen, but not beyond the first", () => {
  const atNeed = acts(begun, choose({ mood: 5 }), next, choose({ topic: "stress" }));
  expect(acts(atNeed, next, { type: "back" })).toEqual({ ...atNeed, news: undefined });
  expect(acts(begun, { type: "back" }).step).toBe("checkIn");
});

test("another therapist has other times, and another language of the same one does not", () => {
  const withTime = acts(begun, choose({ time: "19:30" }));
  expect(acts(withTime, choose({ language: "spanish" })).time).toBe("19:30");
  expect(acts(withTime, choose({ language: "arabic" })).time).toBeUndefined();
  expect(acts(withTime, choose({ time: "21:00" })).time).toBe("21:00");
});

test("a booking is final, and starting again forgets everything", () => {
  expect(acts(booked, { type: "back" })).toBe(booked);
  expect(acts(booked, choose({ mood: 5 }))).toBe(booked);
  expect(acts(ended, next)).toBe(ended);
  expect(acts(ended, { type: "back" })).toBe(ended);
  expect(afterAct(ended, { type: "restart" }, "sv")).toEqual(begun);
  // And the group is as it is until the month has ended.
  expect(acts(booked, { type: "resize", size: 3 })).toBe(booked);
});

test.each([
  ["swedish", "maria"],
  ["english", "samira"],
  ["arabic", "samira"],
  ["spanish", "maria"],
] as const)("matches %s with %s", (language, therapist) => {
  expect(matchedTherapist({ ...begun, language })).toBe(therapist);
});

test("starts with the language of the page", () => {
  expect([begun.language, startTrial("en").language]).toEqual(["swedish", "english"]);
});

test.each([
  [9, 9],
  [1, 1],
  [0, 1],
  [24, 24],
  [25, 24],
  [9.6, 10],
])("a group of %p becomes one of %p", (size, expected) => {
  expect(acts(ended, { type: "resize", size }).size).toBe(expected);
});

test("nothing that the visitor does changes last month's figure", () => {
  const steps = bookingActs.map((_, index) => acts(begun, ...bookingActs.slice(0, index + 1)));
  expect(new Set([begun, ...steps].map(portalCount)).size).toBe(1);
});

const { smallestGroup } = serviceFacts;

test.each([
  [1, undefined],
  [smallestGroup - 1, undefined],
  [smallestGroup, smallestGroup],
  [smallestGroup + 1, smallestGroup + 1],
])("when the month has ended, the portal shows %p of a group as %p", (size, shown) => {
  expect(portalCount({ step: "monthEnd", size })).toBe(shown);
});

test("compares today with the mean of the days before", () => {
  expect(moods.map((mood) => moodTrend(mood, earlierMoods))).toEqual([
    "down",
    "down",
    "even",
    "up",
    "up",
  ]);
});

test.each<[Partial<Trial>, (typeof ledger)[number] | undefined]>([
  [{}, undefined],
  [{ mood: 3 }, "mood"],
  // The need is told once it is sent.
  [{ mood: 3, step: "need", topic: "sleep" }, "mood"],
  [{ mood: 3, step: "match" }, "need"],
  [{ mood: 3, step: "time" }, "therapist"],
  [{ mood: 3, step: "booked" }, "session"],
])("with %j the last that the app has been told is %s", (change, last) => {
  expect(ledger[toldCount({ ...begun, ...change }) - 1]).toBe(last);
});

test("the last session of the evening ends before the service closes at 23", () => {
  const [hours = 0, minutes = 0] = eveningTimes.at(-1)!.split(":").map(Number);
  expect(hours * 60 + minutes + serviceFacts.sessionMinutes).toBeLessThanOrEqual(23 * 60);
});
