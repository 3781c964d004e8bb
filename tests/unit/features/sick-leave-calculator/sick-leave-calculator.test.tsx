import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SickLeaveCalculator } from "../../../../src/features/sick-leave-calculator/sick-leave-calculator";
import { defaultInputs } from "../../../../src/features/sick-leave-calculator/calculator-inputs";
import { sickLeaveCosts } from "../../../../src/features/sick-leave-calculator/sick-leave-costs";
import { formatKronor } from "../../../../src/i18n/format";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { screenPath } from "../../../../src/i18n/routes";
import { pageText } from "../../../setup/output/page-text";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show(locale: Locale = "en", search = "") {
  window.history.replaceState(null, "", `/${search}`);
  renderWithTexts(<SickLeaveCalculator />, { locale });
}

const section = (locale: Locale = "en") =>
  screen.getByRole("region", { name: pageText(locale, "calculator", "title") });
const shownTotal = () => section().querySelector("strong")?.textContent;
const totalOf = (inputs: Partial<typeof defaultInputs>) =>
  formatKronor(sickLeaveCosts({ ...defaultInputs, ...inputs }).total, "en");
const days = () => screen.getByRole("slider", { name: "Sick days per employee" });

/** Returns the rows of the definition lists: term and definitions. */
function definitions(list: HTMLElement): (string | null)[][] {
  return within(list)
    .getAllByRole("term")
    .map((term) => {
      const row = [term.textContent];
      for (let next = term.nextElementSibling; next?.tagName === "DD";) {
        row.push(next.textContent);
        next = next.nextElementSibling;
      }
      return row;
    });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(locales)("starts with the default example (%s)", (locale) => {
  show(locale);
  const kronor = (amount: number) => formatKronor(amount, locale);
  const part = (name: "sickPay" | "employerFeeAndVacationPay" | "fixedExpenses") =>
    pageText(locale, "calculator", `parts.${name}`);
  const share = (percent: number) => pageText(locale, "calculator", "share", { percent });
  expect(section(locale).querySelector("strong")).toHaveTextContent(
    kronor(259_239).replace(/\s/g, " "),
  );
  expect(definitions(section(locale))).toEqual(
    expect.arrayContaining([
      [part("sickPay"), kronor(119_318), share(46)],
      [part("employerFeeAndVacationPay"), kronor(44_466), share(17)],
      [part("fixedExpenses"), kronor(95_455), share(37)],
      [pageText(locale, "calculator", "comparison"), kronor(477_273)],
    ]),
  );
  const demo = within(section(locale)).getByRole("link");
  expect(demo).toHaveAttribute("href", screenPath("demoBooking", locale));
});

test("the total follows all three inputs", async () => {
  show();
  fireEvent.change(days(), { target: { value: "15" } });
  expect(shownTotal()).toBe(totalOf({ days: 15 }));
  await user.click(screen.getByRole("combobox", { name: "Monthly salary" }));
  await user.click(screen.getByRole("option", { name: /40,000/ }));
  expect(shownTotal()).toBe(totalOf({ days: 15, salary: 40_000 }));
  await user.click(screen.getByRole("textbox", { name: "Employees on sick leave" }));
  await user.keyboard("3");
  expect(shownTotal()?.replace(/\s/g, " ")).toBe("SEK 104,127");
});

test("units have a singular and a plural", () => {
  show();
  expect(days()).toHaveAttribute("aria-valuetext", "60\u00a0days");
  fireEvent.change(days(), { target: { value: "1" } });
  expect(days()).toHaveAttribute("aria-valuetext", "1\u00a0day");
});

test("the bar shows the parts in proportion, and omits empty ones", () => {
  show();
  const bar = section().querySelector("dl")?.previousElementSibling;
  const shares = () =>
    [...(bar?.children ?? [])].map((part) => (part as HTMLElement).style.flexGrow);
  const { sickPay, employerFeeAndVacationPay, fixedExpenses } = sickLeaveCosts(defaultInputs);
  expect(shares().map(Number)).toEqual([
    expect.closeTo(sickPay, 3),
    expect.closeTo(employerFeeAndVacationPay, 3),
    expect.closeTo(fixedExpenses, 3),
  ]);
  fireEvent.change(days(), { target: { value: "1" } });
  expect(shares()).toHaveLength(1);
});

test("announces the total after half a second without changes, and not before a change", () => {
  show();
  const announcement = section()
    .querySelector("strong")
    ?.closest("div")
    ?.querySelector("[role=status]");
  pass(5_000);
  expect(announcement).toHaveTextContent("");
  for (const value of ["61", "62", "63"]) {
    fireEvent.change(days(), { target: { value } });
    pass(499);
    expect(announcement).toBeEmptyDOMElement();
  }
  pass(1);
  expect(announcement?.textContent).toBe(
    `In this model, sick leave costs you ${totalOf({ days: 63 })}.`,
  );
});

test.each([
  ["250", 100],
  ["60.5", 61],
  ["x", 5],
])("a correction is explained: %s becomes %i", async (text, value) => {
  show();
  const field = screen.getByRole("textbox", { name: "Employees on sick leave" });
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
  const message = pageText("en", "calculator", "correction", { min: 1, max: 100, value });
  expect(screen.getByText(message)).toHaveRole("status");
});

test("the explanation opens and closes, and states the rates", async () => {
  show();
  const toggle = screen.getByRole("button", { name: "How we calculate" });
  const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(panel).not.toBeVisible();
  await user.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(panel).toBeVisible();
  expect(panel).toHaveTextContent(/Day 1Counted as unpaid/);
  expect(panel).toHaveTextContent(/Days 2–\u206014You pay 80%/);
  expect(panel).toHaveTextContent(/Days 15–\u206090.*you also pay 10%/);
  expect(panel).toHaveTextContent(/After day 90We count no more sick pay/);
  expect(panel).toHaveTextContent(/31% employer’s contributions and 12% holiday pay/);
  expect(panel).toHaveTextContent(/20% of a day’s pay/);
  await user.click(toggle);
  expect(panel).not.toBeVisible();
});

test("shows inputs from the URL, and ignores invalid ones", () => {
  show("en", "?salary=40000&employees=101&days=15");
  expect(shownTotal()).toBe(totalOf({ salary: 40_000, days: 15 }));
});

describe("the link", () => {
  const copy = () => user.click(screen.getByRole("button", { name: "Copy link" }));
  const path = "/?salary=35000&employees=5&days=15#calculator";

  test("goes into the URL and the clipboard, and says so until something changes", async () => {
    show("en", "?utm_source=mail");
    window.history.replaceState({ key: "kept" }, "");
    fireEvent.change(days(), { target: { value: "15" } });
    await copy();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${path}`);
    expect(window.location.href).toBe(`http://localhost${path}`);
    expect(window.history.state).toEqual({ key: "kept" });
    const done = await screen.findByText("Link copied. It opens this calculation.");
    expect(done).toHaveRole("status");
    expect(screen.queryByRole("textbox", { name: "Link to the calculation" })).toBeNull();
    fireEvent.change(days(), { target: { value: "16" } });
    expect(done).toBeEmptyDOMElement();
  });

  test("is shown and selected if the clipboard refuses it", async () => {
    show();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
    fireEvent.change(days(), { target: { value: "15" } });
    await copy();
    const field = await screen.findByRole<HTMLInputElement>("textbox", {
      name: "Link to the calculation",
    });
    expect(field).toHaveValue(`http://localhost${path}`);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.getByText(/wouldn’t let us copy/)).toHaveRole("status");
  });
});
