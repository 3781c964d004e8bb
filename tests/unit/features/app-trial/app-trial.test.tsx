import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppTrial } from "../../../../src/features/app-trial/app-trial";
import stepTexts from "../../../../src/locales/en/app-trial-steps.json";
import layoutTexts from "../../../../src/locales/en/layout.json";
import pageTexts from "../../../../src/locales/en/app-trial.json";
import { interpolate, interpolateAll } from "../../../../src/i18n/interpolate";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const texts = interpolateAll(stepTexts);
const onPage = interpolateAll(pageTexts);
let mockIsOffline = false;

jest.mock("../../../../src/features/app-trial/trial", () => {
  if (mockIsOffline) throw new Error("offline");
  return jest.requireActual<object>("../../../../src/features/app-trial/trial");
});

const user = userEvent.setup();
const button = (name: string) => screen.getByRole("button", { name });

// First: once loaded, the module stays.
test("says so when it cannot be loaded, and starts when asked again", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  mockIsOffline = true;
  renderWithTexts(<AppTrial />, { locale: "en" });
  await user.click(button(onPage.start));
  expect(await screen.findByText(layoutTexts.unreachable)).toBeInTheDocument();
  mockIsOffline = false;
  await user.click(button(onPage.start));
  expect(await screen.findByRole("button", { name: texts.leave })).toBeInTheDocument();
});

describe("once started", () => {
  const employer = () => within(screen.getByRole("region", { name: texts.employer }));
  // Who speaks the page's language, which is chosen at first.
  const therapist = texts.therapists.samira;
  const named = (step: keyof typeof texts.steps) =>
    screen.getByRole("group", {
      name: interpolate(texts.steps[step], { therapist, time: "19:30" }),
    });
  const said = () => employer().getByRole("status").textContent;

  beforeEach(async () => {
    renderWithTexts(<AppTrial />, { locale: "en" });
    await user.click(button(onPage.start));
    await screen.findByRole("group", { name: texts.steps.checkIn });
  });

  const answer = (name: string) => user.click(screen.getByRole("radio", { name }));

  /** What leads to each next screen, and what the employer is then said not to learn. */
  const ways = [
    [() => answer(texts.checkIn.mood[2]), "checkIn", texts.news.mood],
    [() => user.click(button(texts.checkIn.continue)), "need", texts.news.mood],
    [() => answer(texts.need.topics.sleep), "need", texts.news.mood],
    [() => user.click(button(texts.need.continue)), "match", texts.news.need],
    [() => user.click(button(texts.match.continue)), "time", texts.news.therapist],
    [() => answer("19:30"), "time", texts.news.therapist],
    [
      () => user.click(button(interpolate(texts.time.book, { time: "19:30" }))),
      "booked",
      texts.outcome.tonight,
    ],
  ] as const;

  test("is a picture again when it is left", async () => {
    expect(screen.queryByRole("img", { name: onPage.picture.alt })).toBeNull();
    await user.click(button(texts.leave));
    expect(screen.getByRole("img", { name: onPage.picture.alt })).toBeInTheDocument();
    expect(button(onPage.start)).toHaveFocus();
  });

  const answersTo = (name: string) =>
    within(screen.getByRole("group", { name }))
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ labels }) => labels?.[0]?.textContent);

  test("each question has its name and its answers, and waits for one", async () => {
    expect(answersTo(onPage.picture.question)).toEqual(Object.values(texts.checkIn.mood));
    const forward = button(texts.checkIn.choose);
    expect(forward).toHaveAttribute("aria-disabled", "true");
    await user.click(forward);
    expect(forward).toBeInTheDocument();
    await answer(texts.checkIn.mood[5]);
    const checkIn = within(named("checkIn"));
    expect(checkIn.getByRole("status")).toHaveTextContent(texts.checkIn.week.up);
    await answer(texts.checkIn.mood[1]);
    expect(checkIn.getByRole("status")).toHaveTextContent(texts.checkIn.week.down);
    for (const number of ["112", "90101", "1177"]) {
      expect(checkIn.getByRole("link", { name: number })).toHaveAttribute("href", `tel:${number}`);
    }
    // Nothing is said beside these numbers.
    expect(said()).toBe("");
    expect(employer().getByText(texts.ledger.mood)).toBeInTheDocument();
    await user.click(button(texts.checkIn.continue));
    expect(answersTo(texts.need.title)).toEqual(Object.values(texts.need.topics));
    expect(answersTo(texts.need.language)).toEqual(Object.values(texts.need.languages));
    expect(button(texts.need.choose)).toHaveAttribute("aria-disabled", "true");
  });

  const told = () =>
    employer()
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  const { unseen, seen, ...whats } = texts.ledger;
  const acts = [whats.mood, whats.need, whats.therapist, whats.time, whats.session];

  test("each screen has its name, says what the employer does not learn, and leaves last month's figure", async () => {
    expect(named("checkIn")).toHaveFocus();
    expect(said()).toBe("");
    for (const [go, step, news] of ways) {
      expect(employer().getByText("14")).toBeInTheDocument();
      await go();
      expect(named(step)).toBeInTheDocument();
      expect(said()).toBe(news);
    }
    expect(named("booked")).toHaveFocus();
    const when = interpolate(texts.booked.when, { time: "19:30" });
    expect(screen.getByText(when.replace(/\s/g, " "))).toBeInTheDocument();
    expect(employer().getByText(texts.portal.month)).toBeInTheDocument();
    expect(employer().getByText("14")).toBeInTheDocument();
    expect(told()).toEqual(acts.map((what) => `${what}: ${unseen}`));
    await user.click(button(texts.booked.employer));
    expect(screen.getByRole("region", { name: texts.employer })).toHaveFocus();
    await user.click(button(texts.back));
    expect(named("booked")).toHaveFocus();
  });

  test("ends with a figure, which a small group leaves out on both sides", async () => {
    for (const [go] of ways) await go();
    await user.click(button(texts.size.ask));
    expect(screen.getByRole("region", { name: texts.employer })).toHaveFocus();
    expect(employer().getByText("12", { selector: "span" })).toBeInTheDocument();
    expect(said()).toBe(texts.outcome.seen);
    expect(told().at(-1)).toBe(`${whats.session}: ${interpolate(seen, { count: 12 })}`);

    const slider = screen.getByRole("slider", { name: texts.size.label });
    const mine = () => within(named("monthEnd"));
    fireEvent.change(slider, { target: { value: "9" } });
    expect(said()).toBe(texts.outcome.few);
    expect(employer().getByText(texts.portal.hidden)).toBeInTheDocument();
    expect(employer().getByText(texts.portal.few)).toBeInTheDocument();
    expect(mine().getByText(texts.booked.few)).toBeInTheDocument();

    fireEvent.change(slider, { target: { value: "10" } });
    expect(said()).toBe(texts.outcome.seen);
    expect(
      mine().getByText(interpolate(texts.booked.among_other, { count: 10 })),
    ).toBeInTheDocument();

    // Of nearly all, as little is shown as of a few.
    fireEvent.change(slider, { target: { value: "15" } });
    expect(slider).toHaveAttribute("aria-valuetext", texts.size.nearlyAllWithYou);
    expect(said()).toBe(texts.outcome.nearlyAll);
    expect(employer().getByText(texts.portal.hidden)).toBeInTheDocument();
    expect(employer().getByText(texts.portal.nearlyAll)).toBeInTheDocument();
    expect(mine().getByText(texts.booked.amongNearlyAll)).toBeInTheDocument();
    expect(mine().getByText(texts.booked.nearlyAll)).toBeInTheDocument();

    fireEvent.change(slider, { target: { value: "1" } });
    expect(slider).toHaveAttribute("aria-valuetext", texts.size.value_one);
    expect(mine().getByText(texts.booked.among_one)).toBeInTheDocument();
  });

  test("goes back in silence with what was chosen, and begins anew without", async () => {
    await answer(texts.checkIn.mood[3]);
    await user.click(button(texts.checkIn.continue));
    await answer(texts.need.topics.sleep);
    await user.click(button(texts.need.continue));
    await user.click(button(texts.back));
    expect(said()).toBe("");
    expect(screen.getByRole("radio", { name: texts.need.topics.sleep })).toBeChecked();
    await user.click(button(texts.back));
    expect(screen.getByRole("radio", { name: texts.checkIn.mood[3] })).toBeChecked();
    await user.click(button(texts.restart));
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
  });
});

test.each([
  ["a pointer", () => userEvent.hover(screen.getByRole("img"))],
  ["the focus", () => userEvent.tab()],
] as const)("loads when %s comes to it, and waits out of sight to be asked", async (_, come) => {
  renderWithTexts(<AppTrial />, { locale: "en" });
  await Promise.resolve();
  expect(screen.queryByText(texts.leave)).toBeNull();
  await come();
  expect(await screen.findByText(texts.leave)).not.toBeVisible();
  expect(button(onPage.start)).toBeVisible();
});
