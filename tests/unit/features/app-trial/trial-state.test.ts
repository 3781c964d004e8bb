import { serviceFacts } from "../../../../src/config/service-facts";
import { earlierMoods, moods } from "../../../../src/features/app-trial/app-drawing";
import {
  acts as told,
  afterAct,
  canContinue,
  eveningTimes,
  groupSize,
  languages,
  ledger,
  matchedTherapist,
  moodTrend,
  portalCount,
  startTrial,
  steps,
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

test("leads from the check-in to the booking, step by step", () => {
  const passed = bookingActs.map(
    (_, index) => acts(begun, ...bookingActs.slice(0, index + 1)).step,
  );
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
  expect(acts(booked, next)).toBe(booked);
  expect(acts(booked, choose({ mood: 5 }))).toBe(booked);
  expect(afterAct(booked, { type: "restart" }, "sv")).toEqual(begun);
});

test.each([
  ["sv", "swedish"],
  ["en", "english"],
] as const)("starts with the language of the page (%s)", (locale, language) => {
  expect(startTrial(locale).language).toBe(language);
});

test.each([
  ["swedish", "maria"],
  ["english", "samira"],
  ["arabic", "samira"],
  ["spanish", "maria"],
] as const)("matches %s with %s", (language, therapist) => {
  expect(matchedTherapist({ ...begun, language })).toBe(therapist);
  expect(languages).toContain(language);
});

test("the booking counts once, in a group that is shown before and after", () => {
  const atTime = acts(begun, ...bookingActs.slice(0, 6));
  expect(groupSize(booked)).toBe(groupSize(atTime) + 1);
  expect(portalCount(groupSize(atTime))).toBe(groupSize(atTime));
  expect(portalCount(groupSize(booked))).toBe(groupSize(booked));
});

test.each([
  [9, 9],
  [1, 1],
  [0, 1],
  [24, 24],
  [25, 24],
  [9.6, 10],
])("a group of %p becomes one of %p", (size, expected) => {
  expect(groupSize(acts(booked, { type: "resize", size }))).toBe(expected);
});

test("the group is as it is until the visitor has booked", () => {
  expect(acts(begun, { type: "resize", size: 3 })).toBe(begun);
});

const { smallestGroup } = serviceFacts;

test.each([
  [1, undefined],
  [smallestGroup - 1, undefined],
  [smallestGroup, smallestGroup],
  [smallestGroup + 1, smallestGroup + 1],
])("of a group of %p the portal shows %p", (size, shown) => {
  expect(portalCount(size)).toBe(shown);
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

test.each<[string, Partial<Trial>, readonly string[]]>([
  ["nothing", {}, []],
  ["how they are", { mood: 3 }, ["mood"]],
  ["nothing of the need before it is sent", { mood: 3, step: "need", topic: "sleep" }, ["mood"]],
  ["what they need", { mood: 3, step: "match" }, ["mood", "need"]],
  ["whom they talk to", { mood: 3, step: "time" }, ["mood", "need", "therapist"]],
  ["everything", { mood: 3, step: "booked" }, told],
])("the ledger has %s", (_, change, entries) => {
  expect(ledger({ ...begun, ...change }).map(({ what }) => what)).toEqual(entries);
});

test.each([
  [8, false],
  [9, true],
])("with %p others the employer sees of it all: that somebody booked: %p", (others, isSeen) => {
  const entries = ledger({ ...begun, mood: 3, step: "booked", others });
  expect(entries.filter((entry) => entry.isSeen).map(({ what }) => what)).toEqual(
    isSeen ? ["session"] : [],
  );
});

test("the last session of the evening ends before the service closes at 23", () => {
  const [hours = 0, minutes = 0] = eveningTimes.at(-1)!.split(":").map(Number);
  expect(hours * 60 + minutes + serviceFacts.sessionMinutes).toBeLessThanOrEqual(23 * 60);
});
