import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SickLeaveCalculator } from "../../../../src/features/sick-leave-calculator/sick-leave-calculator";
import { defaultInputs } from "../../../../src/features/sick-leave-calculator/calculator-inputs";
import { sickLeaveCosts } from "../../../../src/features/sick-leave-calculator/sick-leave-costs";
import { formatKronor } from "../../../../src/i18n/format";
import { screenPath } from "../../../../src/i18n/routes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show(search = "") {
  window.history.replaceState(null, "", `/${search}`);
  renderWithTexts(<SickLeaveCalculator />, { locale: "en" });
}

const section = () => screen.getByRole("region", { name: "What does sick leave cost you?" });
const shownTotal = () => section().querySelector("strong")?.textContent.replace(/\s/g, " ");
const totalOf = (inputs: Partial<typeof defaultInputs>) =>
  formatKronor(sickLeaveCosts({ ...defaultInputs, ...inputs }).total, "en").replace(/\s/g, " ");
const days = () => screen.getByRole("slider", { name: "Sick days per employee" });

const results = () =>
  [...section().querySelectorAll(":has(> dt)")].map(({ children }) =>
    [...children].map((each) => each.textContent.replace(/\s/g, " ")),
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("starts with the default example", () => {
  show();
  expect(shownTotal()).toBe("SEK 259,239");
  expect(results()).toEqual(
    expect.arrayContaining([
      ["Sick pay", "SEK 119,318", "46%"],
      ["Contributions and holiday pay", "SEK 44,466", "17%"],
      ["Overheads", "SEK 95,455", "37%"],
      [expect.stringContaining("Pay for those days"), "SEK 477,273"],
    ]),
  );
  const demo = within(section()).getByRole("link");
  expect(demo).toHaveAttribute("href", screenPath("demoBooking", "en"));
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
  expect(shownTotal()).toBe("SEK 104,127");
});

test("the bar shows the parts in proportion and omits empty ones, and a single day is one", () => {
  show();
  const bar = screen.getByText("Sick pay").closest("dl")?.previousElementSibling;
  const shares = () =>
    [...(bar?.children ?? [])].map((part) => (part as HTMLElement).style.flexGrow);
  const { sickPay, employerFeeAndVacationPay, fixedExpenses } = sickLeaveCosts(defaultInputs);
  expect(shares().map(Number)).toEqual([
    expect.closeTo(sickPay, 3),
    expect.closeTo(employerFeeAndVacationPay, 3),
    expect.closeTo(fixedExpenses, 3),
  ]);
  expect(days()).toHaveAttribute("aria-valuetext", "60\u00a0days");
  fireEvent.change(days(), { target: { value: "1" } });
  expect(shares()).toHaveLength(1);
  expect(days()).toHaveAttribute("aria-valuetext", "1\u00a0day");
});

test("announces the total after half a second without changes, and not before a change", () => {
  show();
  const said = () =>
    screen
      .getAllByRole("status")
      .map((each) => each.textContent)
      .join("");
  pass(5_000);
  expect(said()).toBe("");
  for (const value of ["61", "62", "63"]) {
    fireEvent.change(days(), { target: { value } });
    pass(499);
    expect(said()).toBe("");
  }
  pass(1);
  expect(said().replace(/\s/g, " ")).toBe(
    `For those days, the model estimates that you pay ${totalOf({ days: 63 })}. The pay you save is not deducted.`,
  );
});

test("a correction is explained", async () => {
  show();
  const field = screen.getByRole("textbox", { name: "Employees on sick leave" });
  await user.clear(field);
  await user.type(field, "250{Enter}");
  const message = "Enter a whole number between 1 and 100. The field now shows 100.";
  expect(screen.getByText(message)).toHaveRole("status");
});

test("the explanation opens and closes, and states the rates", async () => {
  show();
  const toggle = screen.getByText("How we calculate");
  const panel = toggle.closest("details");
  const rule = screen.getByText(/You pay 80%/);
  expect(rule).not.toBeVisible();
  await user.click(toggle);
  expect(rule).toBeVisible();
  expect(panel).toHaveTextContent(/Day 1Counted as unpaid/);
  expect(panel).toHaveTextContent(/Days 2–\u206014You pay 80%/);
  expect(panel).toHaveTextContent(/Days 15–\u206090.*you also pay 10%/);
  expect(panel).toHaveTextContent(/After day 90No further sick pay is counted/);
  expect(panel).toHaveTextContent(
    /31% employer’s contributions \(social security\) and 12% holiday pay/,
  );
  expect(panel).toHaveTextContent(/20% of a day’s pay/);
  await user.click(toggle);
  expect(rule).not.toBeVisible();
});

test("the first change takes the inputs, which are now wrong, out of the URL, and nothing else", () => {
  show("?salary=40000&utm_source=mail&employees=3&days=20#calculator");
  window.history.replaceState({ key: "kept" }, "");
  fireEvent.change(days(), { target: { value: "15" } });
  expect(window.location.href).toBe("http://localhost/?utm_source=mail#calculator");
  expect(window.history.state).toEqual({ key: "kept" });
  expect(shownTotal()).toBe(totalOf({ salary: 40_000, employees: 3, days: 15 }));
});

describe("the link", () => {
  const copy = () => user.click(screen.getByRole("button", { name: "Copy link" }));
  const path = "/?salary=35000&employees=5&days=15#calculator";

  test("goes into the URL and the clipboard, and says so until something changes", async () => {
    show("?utm_source=mail");
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
