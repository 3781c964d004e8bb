import {
  eveningTimes,
  openingHours,
  serviceHours,
} from "../../../../src/features/app-trial/opening-hours";
import enHome from "../../../../src/locales/en/home.json";
import svHome from "../../../../src/locales/sv/home.json";

test("the evening's times are those of the drawn phones", () => {
  expect(eveningTimes()).toEqual(["18:00", "19:30", "21:00"]);
});

test.each([
  [19, 60, ["18:00"]],
  [19, 61, []],
  [22, 30, ["18:00", "19:30", "21:00"]],
])("a session ends before closing at %p when it takes %p minutes", (closing, length, times) => {
  expect(eveningTimes(closing, length)).toEqual(times);
});

test("the hours are written as the texts of the site write them", () => {
  expect(openingHours("sv")).toBe(svHome.hero.fact.hours.value);
  expect(openingHours("en")).toBe(enHome.hero.fact.hours.value);
  expect(serviceHours).toEqual({ opensAt: 7, closesAt: 23 });
});
