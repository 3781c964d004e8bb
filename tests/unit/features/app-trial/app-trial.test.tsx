import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppStory, AppTrial } from "../../../../src/features/app-trial/app-trial";
import en from "../../../../src/locales/en/app-trial.json";
import enProduct from "../../../../src/locales/en/product.json";
import sv from "../../../../src/locales/sv/app-trial.json";
import svProduct from "../../../../src/locales/sv/product.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

let mockIsOffline = false;

jest.mock("../../../../src/features/app-trial/trial", () => {
  if (mockIsOffline) throw new Error("offline");
  return jest.requireActual<object>("../../../../src/features/app-trial/trial");
});

// First: once loaded, the module stays.
test("says so when it cannot be loaded, and tries again when asked again", async () => {
  const user = userEvent.setup();
  mockIsOffline = true;
  renderWithTexts(<AppTrial />);
  const start = screen.getByRole("button", { name: svProduct.trial.start });
  await user.click(start);
  expect(await screen.findByText(svProduct.trial.failed)).toBeInTheDocument();
  mockIsOffline = false;
  await user.click(start);
  expect(await screen.findByRole("button", { name: sv.leave })).toBeInTheDocument();
});

const languages = [
  ["sv", withFacts(sv), withFacts(svProduct)],
  ["en", withFacts(en), withFacts(enProduct)],
] as const;

describe.each(languages)("in %s", (locale, texts, product) => {
  const user = userEvent.setup();
  const button = (name: string) => screen.getByRole("button", { name });
  const employer = () => within(screen.getByRole("region", { name: texts.employer }));
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

  // Who speaks the page's language, which is chosen at first.
  const therapist = locale === "sv" ? texts.therapists.maria : texts.therapists.samira;
  const booked = () =>
    screen.getByRole("group", { name: fill(texts.screens.booked, { therapist, time: "19:30" }) });

  async function start(): Promise<void> {
    renderWithTexts(<AppTrial />, { locale });
    await user.click(button(product.trial.start));
    await screen.findByRole("group", { name: texts.screens.checkIn });
  }

  async function book(): Promise<void> {
    await user.click(screen.getByRole("radio", { name: texts.checkIn.mood[2] }));
    await user.click(button(texts.checkIn.continue));
    await user.click(screen.getByRole("radio", { name: texts.need.topics.sleep }));
    await user.click(button(texts.need.continue));
    await user.click(button(texts.match.continue));
    await user.click(screen.getByRole("radio", { name: "19:30" }));
    await user.click(button(fill(texts.time.book, { time: "19:30" })));
  }

  test("is a picture until it is asked for, and again when it is left", async () => {
    await start();
    expect(screen.queryByRole("img", { name: product.app.picture.alt })).toBeNull();
    await user.click(button(texts.leave));
    expect(screen.getByRole("img", { name: product.app.picture.alt })).toBeInTheDocument();
    expect(button(product.trial.start)).toHaveFocus();
  });

  test("each question has its name and its answers, and waits for one", async () => {
    await start();
    const questions = [
      [product.app.picture.question, Object.values(texts.checkIn.mood)],
      [texts.need.title, Object.values(texts.need.topics)],
      [texts.need.language, Object.values(texts.need.languages)],
    ] as const;
    const answers = (name: string) => {
      const group = screen.getByRole("group", { name });
      return within(group)
        .getAllByRole("radio")
        .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    };
    expect(answers(questions[0][0])).toEqual(questions[0][1]);
    const forward = button(texts.checkIn.choose);
    expect(forward).toHaveAttribute("aria-disabled", "true");
    await user.click(forward);
    expect(forward).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: texts.checkIn.mood[5] }));
    const checkIn = within(screen.getByRole("group", { name: texts.screens.checkIn }));
    expect(checkIn.getByRole("status")).toHaveTextContent(texts.checkIn.week.up);
    await user.click(screen.getByRole("radio", { name: texts.checkIn.mood[1] }));
    expect(checkIn.getByRole("status")).toHaveTextContent(texts.checkIn.week.down);
    for (const number of ["112", "90101", "1177"]) {
      expect(checkIn.getByRole("link", { name: number })).toHaveAttribute("href", `tel:${number}`);
    }
    await user.click(button(texts.checkIn.continue));
    for (const [name, expected] of questions.slice(1)) expect(answers(name)).toEqual(expected);
    expect(button(texts.need.choose)).toHaveAttribute("aria-disabled", "true");
  });

  test("ends with the confirmation, next to what the employer sees of it", async () => {
    await start();
    expect(employer().getByText("11")).toBeInTheDocument();
    await book();
    expect(booked()).toHaveFocus();
    const when = fill(texts.booked.when, { time: "19:30" });
    expect(screen.getByText(when)).toBeInTheDocument();
    expect(employer().getByText("12", { selector: "span" })).toBeInTheDocument();
    const told = employer()
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    const { unseen, seen, mood, need, therapist, time, session } = texts.ledger;
    expect(told).toEqual([
      ...[mood, need, therapist, time].map((what) => `${what}: ${unseen}`),
      `${session}: ${seen}`,
    ]);
  });

  test("says what the employer does not learn, and is silent on the way back", async () => {
    await start();
    const said = () => employer().getByRole("status").textContent;
    expect(said()).toBe("");
    await user.click(screen.getByRole("radio", { name: texts.checkIn.mood[2] }));
    expect(said()).toBe(texts.news.mood);
    await user.click(button(texts.checkIn.continue));
    await user.click(screen.getByRole("radio", { name: texts.need.topics.sleep }));
    await user.click(button(texts.need.continue));
    expect(said()).toBe(texts.news.need);
    await user.click(button(texts.match.continue));
    expect(said()).toBe(texts.news.therapist);
    await user.click(button(texts.back));
    expect(said()).toBe("");
  });

  test("nothing is said beside the crisis numbers", async () => {
    await start();
    await user.click(screen.getByRole("radio", { name: texts.checkIn.mood[1] }));
    expect(employer().getByRole("status").textContent).toBe("");
    expect(employer().getByText(texts.ledger.mood)).toBeInTheDocument();
  });

  test("the confirmation leads to what the employer sees", async () => {
    await start();
    await book();
    await user.click(button(texts.booked.employer));
    expect(screen.getByRole("region", { name: texts.employer })).toHaveFocus();
  });

  test("each screen has its step, and what there is to know, as its name", async () => {
    await start();
    const name = (text: string) => fill(text, { therapist, time: "19:30" });
    const { checkIn, need, match, time } = texts.screens;
    expect(screen.getByRole("group", { name: checkIn })).toHaveFocus();
    await user.click(screen.getByRole("radio", { name: texts.checkIn.mood[2] }));
    await user.click(button(texts.checkIn.continue));
    expect(screen.getByRole("group", { name: need })).toHaveFocus();
    await user.click(screen.getByRole("radio", { name: texts.need.topics.sleep }));
    await user.click(button(texts.need.continue));
    expect(screen.getByRole("group", { name: name(match) })).toHaveFocus();
    await user.click(button(texts.match.continue));
    expect(screen.getByRole("group", { name: name(time) })).toHaveFocus();
  });

  test("both sides change with the group, and a small one leaves the employer nothing", async () => {
    await start();
    await book();
    const slider = screen.getByRole("slider", { name: texts.size.label });
    const seen = () => employer().getByRole("status").textContent;
    const mine = () => within(booked());
    expect(seen()).toBe(texts.outcome.seen);

    fireEvent.change(slider, { target: { value: "9" } });
    expect(seen()).toBe(texts.outcome.unseen);
    expect(employer().getByText(texts.portal.hidden)).toBeInTheDocument();
    expect(employer().getByText(texts.portal.rule)).toBeInTheDocument();
    expect(mine().getByText(texts.booked.unseen)).toBeInTheDocument();

    fireEvent.change(slider, { target: { value: "10" } });
    expect(seen()).toBe(texts.outcome.seen);
    expect(mine().getByText(fill(texts.booked.among_other, { count: 10 }))).toBeInTheDocument();

    fireEvent.change(slider, { target: { value: "1" } });
    expect(slider).toHaveAttribute("aria-valuetext", texts.size.value_one);
    expect(mine().getByText(texts.booked.among_one)).toBeInTheDocument();
  });

  test("goes back with what was chosen, and begins anew without", async () => {
    await start();
    await user.click(screen.getByRole("radio", { name: texts.checkIn.mood[3] }));
    await user.click(button(texts.checkIn.continue));
    await user.click(button(texts.back));
    expect(screen.getByRole("radio", { name: texts.checkIn.mood[3] })).toBeChecked();
    await user.click(button(texts.restart));
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
  });

  test("what happens is a list, too", () => {
    renderWithTexts(<AppStory />, { locale });
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toEqual(product.trial.story.split("\n"));
    expect(items).toHaveLength(5);
  });
});

test.each([
  ["a pointer", () => userEvent.hover(screen.getByRole("img"))],
  ["the focus", () => userEvent.tab()],
] as const)("loads when %s comes to it, and waits out of sight to be asked", async (_, come) => {
  renderWithTexts(<AppTrial />);
  await Promise.resolve();
  expect(screen.queryByText(sv.leave)).toBeNull();
  await come();
  expect(await screen.findByText(sv.leave)).not.toBeVisible();
  expect(screen.getByRole("button", { name: svProduct.trial.start })).toBeVisible();
});
