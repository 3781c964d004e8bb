import { exampleMonth } from "../../../../src/config/portal-figures";
import { serviceFacts } from "../../../../src/config/service-facts";
import { moods, type Mood } from "../../../../src/drawings/mood-face-shape";
import { earlierMoods } from "../../../../src/features/app-trial/mood-week";
import {
  trialReducer,
  eveningTimes,
  groupLimits,
  moodTrend,
  nearlyAll,
  places,
  portalOf,
  startTrial,
  type TrialState,
} from "../../../../src/features/app-trial/trial-state";

const begun = startTrial("sv");

test("another therapist has other times, and another language of the same one does not", () => {
  const timed = trialReducer(begun, { type: "timeChosen", time: "19:30" });
  const inLanguage = (language: "spanish" | "arabic") =>
    trialReducer(timed, { type: "languageChosen", language });
  expect(inLanguage("spanish").time).toBe("19:30");
  expect(inLanguage("arabic").time).toBeUndefined();
  expect(trialReducer(timed, { type: "timeChosen", time: "21:00" }).time).toBe("21:00");
});

test("starts anew, whatever has been chosen", () => {
  const chosen = { mood: 1, topic: "sleep", language: "arabic", time: "18:00", size: 3 } as const;
  const tried: TrialState = { ...begun, ...chosen, step: "time", latestDisclosure: "therapist" };
  expect(trialReducer(tried, { type: "restarted", locale: "sv" })).toEqual(begun);
});

const { smallestGroup } = serviceFacts;

test.each([
  [1, { hidden: "few" }],
  [smallestGroup - 1, { hidden: "few" }],
  [smallestGroup, { count: smallestGroup }],
  [exampleMonth.people, { count: exampleMonth.people }],
  [nearlyAll, { hidden: "nearlyAll" }],
])("when the month has ended, the portal shows %p of a group as %p", (size, shown) => {
  expect(portalOf({ step: "monthEnd", size })).toEqual(shown);
  expect(portalOf({ step: "booked", size })).toEqual({ count: exampleMonth.people });
});

test("the slider ends with nearly all, and every number before that has its dots", () => {
  expect(groupLimits.max).toBe(nearlyAll);
  expect(places).toBeGreaterThan(nearlyAll);
});

test("compares today with the mean of the days before", () => {
  const mean = earlierMoods.reduce<number>((sum, mood) => sum + mood, 0) / earlierMoods.length;
  expect(moodTrend(Math.round(mean) as Mood)).toBe("even");
  expect(moods.map(moodTrend)).toEqual(["down", "down", "even", "up", "up"]);
});

test("the last session of the evening ends before the service closes at 23", () => {
  const [hours = 0, minutes = 0] = eveningTimes.at(-1)!.split(":").map(Number);
  expect(hours * 60 + minutes + serviceFacts.sessionMinutes).toBeLessThanOrEqual(23 * 60);
});
