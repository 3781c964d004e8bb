import { acts, ledger } from "../../../../src/features/app-trial/ledger";
import { startTrial, type Trial } from "../../../../src/features/app-trial/trial-state";

const begun = startTrial("en");

test.each<[string, Partial<Trial>, readonly string[]]>([
  ["nothing", {}, []],
  ["how they are", { mood: 3 }, ["mood"]],
  ["nothing of the need before it is sent", { mood: 3, step: "need", topic: "sleep" }, ["mood"]],
  ["what they need", { mood: 3, step: "match" }, ["mood", "need"]],
  ["whom they talk to", { mood: 3, step: "time" }, ["mood", "need", "therapist"]],
  ["everything", { mood: 3, step: "booked" }, acts],
])("tells %s", (_, change, told) => {
  expect(ledger({ ...begun, ...change }).map(({ what }) => what)).toEqual(told);
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
