/** Forms in use: repeated submits, keyboard only, unusual input. */
import type { Page } from "playwright-core";
import { apiServer } from "../setup/servers/api-server";
import {
  answersOf,
  demo,
  field,
  fillIn,
  formOn,
  formPath,
  forms,
  openForm,
  submitButton,
  confirmation,
} from "../setup/pages/form-page";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import type { ErrorKey, FieldName } from "../../src/components/forms/fields";
import type { Locale } from "../../src/i18n/locales";

const site = siteUnderTest();
const api = apiServer(site);

async function expectError(page: Page, name: FieldName, key: ErrorKey, locale: Locale) {
  await formOn(page).locator(`[name="${name}"][aria-invalid="true"]`).waitFor();
  const note = await field(page, name).evaluate((element) => {
    // A character count may follow.
    const [note = ""] = element.getAttribute("aria-describedby")!.split(" ");
    return document.getElementById(note)!.innerText;
  });
  expect(note).toBe(pageText(locale, "forms", key));
}

test("a request can be corrected and sent by keyboard alone", async () => {
  const locale = "sv";
  const { page } = await openForm(site, api, demo, locale);
  await field(page, "name").focus();
  await page.keyboard.press("Enter");
  const summary = formOn(page).getByRole("group");
  await summary.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "group");
  await expectError(page, "email", "error.emailRequired", locale);

  const names = answersOf(demo).filter(([name]) => name !== "message");
  for (const [index, [name, answer]] of names.entries()) {
    // Only invalid fields have links: the first is this field's.
    const link = summary.getByRole("link").first();
    expect(await link.innerText()).toBe(pageText(locale, "forms", `label.${name}`));
    expect(await summary.getByRole("link").count()).toBe(names.length - index);
    await link.focus();
    await page.keyboard.press("Enter");
    expect(await hasFocus(field(page, name))).toBe(true);
    const header = (await page.getByRole("banner").boundingBox())!;
    const label = (await formOn(page)
      .locator(`label[for="${await field(page, name).getAttribute("id")}"]`)
      .boundingBox())!;
    expect(label.y).toBeGreaterThan(header.y + header.height);
    await page.keyboard.insertText(answer);
    await formOn(page).locator(`[name="${name}"][aria-invalid="false"]`).waitFor();
  }
  await summary.waitFor({ state: "detached" });

  // After the last field: the message, the link to the policy, the button.
  for (let tabs = 0; tabs < 4 && !(await hasFocus(submitButton(page))); tabs += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await confirmation(page, demo, locale).waitFor();
  await api.untilRequests(1);
  expect(api.requests.map(({ body }) => body)).toEqual([{ ...demo.answers, message: "" }]);
});

test("unusual input is rejected or sent unchanged, and never becomes markup", async () => {
  const { page } = await openForm(site, api, demo, "en");
  const script = "<script>alert(1)</script>";
  let isAlerted = false;
  page.on("dialog", (dialog) => {
    isAlerted = true;
    void dialog.dismiss();
  });
  await fillIn(page, demo);
  // All rules are in `field-rules.test.ts`.
  const rejected: [FieldName, string, ErrorKey][] = [
    ["companyName", "x".repeat(100 * 1024), "error.max100"],
    ["email", script, "error.emailInvalid"],
    ["message", "😀".repeat(251), "error.max500"],
  ];
  for (const [name, text, key] of rejected) {
    await field(page, name).fill(text);
    await field(page, name).blur();
    await expectError(page, name, key, "en");
    // It is not truncated.
    expect(await field(page, name).inputValue()).toBe(text);
  }
  await submitButton(page).click();
  await formOn(page).getByRole("group").waitFor();
  expect(api.requests).toEqual([]);

  const accepted = {
    name: script,
    email: "anna@företag.se",
    companyName: "شركة المثال",
    numberOfEmployees: "1234567890",
    message: "😀".repeat(250),
  };
  for (const [name, text] of Object.entries(accepted)) {
    await field(page, name as FieldName).fill(text);
  }
  expect(await field(page, "companyName").evaluate((e) => getComputedStyle(e).direction)).toBe(
    "rtl",
  );
  await submitButton(page).click();
  await confirmation(page, demo, "en").waitFor();
  expect(api.requests.map(({ body }) => body)).toEqual([{ ...demo.answers, ...accepted }]);
  expect(isAlerted).toBe(false);
});

test.each(forms)("an error of $texts shifts no layout", async (form) => {
  const { page } = await openForm(site, api, form, "sv");
  const before = await submitButton(page).boundingBox();
  const height = (await formOn(page).boundingBox())!.height;
  // Fields left before hydration are validated only on submit.
  await formOn(page).locator('[type="submit"]:enabled').waitFor();
  await field(page, "email").focus();
  await field(page, "name").focus();
  await expectError(page, "email", "error.emailRequired", "sv");
  expect((await formOn(page).boundingBox())!.height).toBe(height);
  expect(before!.height).toBeGreaterThanOrEqual(44);
});

test("the demo form is in the first view, before its case", async () => {
  const { page } = await site.openPage({ path: formPath(demo, "sv") });
  const points = page.getByRole("list", { name: pageText("sv", "demo-booking", "points.label") });
  for (const [width, height, seen] of [
    [1280, 800, submitButton(page)],
    [375, 667, field(page, "name")],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y, height: tall } = (await seen.boundingBox())!;
    expect(y + tall).toBeLessThan(height);
    const form = (await formOn(page).boundingBox())!;
    const list = (await points.boundingBox())!;
    if (width < 768) expect(list.y).toBeGreaterThan(form.y + form.height);
    else expect(list.x + list.width).toBeLessThan(form.x);
  }
});
