/** Forms in use: the error summary, unusual input, and their place on the page. */
import { expect, test } from "../setup/fixtures";
import {
  confirmation,
  demo,
  field,
  formOn,
  forms,
  openForm,
  submitButton,
} from "../setup/pages/form-page";
import { pageText } from "../setup/output/page-text";
import { formFields, type FieldName } from "../../src/forms/fields";
import { screenPath } from "../../src/i18n/routes";

test("a link of the error summary leads to its field, below the header", async ({ api, site }) => {
  const { page } = await openForm(site, api, demo, "sv");
  await submitButton(page).press("Enter");
  const summary = formOn(page).getByRole("group");
  await summary.and(page.locator(":focus")).waitFor();
  await summary.getByRole("link").last().press("Enter");
  const input = field(page, "numberOfEmployees");
  await expect(input).toBeFocused();
  const header = (await page.getByRole("banner").boundingBox())!;
  const label = formOn(page).locator(`label[for="${await input.getAttribute("id")}"]`);
  expect((await label.boundingBox())!.y).toBeGreaterThan(header.y + header.height);
});

// What is rejected: `field-rules.test.ts`.
test("unusual input is sent unchanged, and never becomes markup", async ({ api, site }) => {
  const { page } = await openForm(site, api, demo, "en");
  const script = "<script>alert(1)</script>";
  let isAlerted = false;
  page.on("dialog", (dialog) => {
    isAlerted = true;
    void dialog.dismiss();
  });
  const accepted = {
    name: script,
    email: "anna@företag.se",
    companyName: "شركة المثال",
    numberOfEmployees: "1234567890",
    message: "😀".repeat(250),
  };
  for (const [name, text] of Object.entries(accepted)) await field(page, name).fill(text);
  await expect(field(page, "companyName")).toHaveCSS("direction", "rtl");
  await submitButton(page).click();
  await confirmation(page, demo, "en").waitFor();
  expect(api.requests.map(({ body }) => body)).toEqual([accepted]);
  expect(isAlerted).toBe(false);
});

test("an error and its field stand out from the hints and the other fields", async ({
  api,
  site,
}) => {
  const { page } = await openForm(site, api, demo, "sv", { context: { reducedMotion: "reduce" } });
  const look = async (name: FieldName) =>
    await field(page, name).evaluate((input) => {
      const [note = ""] = input.getAttribute("aria-describedby")!.split(" ");
      return {
        note: getComputedStyle(document.getElementById(note)!).color,
        edge: getComputedStyle(input).borderTopColor,
        ground: getComputedStyle(input).backgroundColor,
      };
    });
  await submitButton(page).press("Enter");
  await formOn(page).getByRole("group").and(page.locator(":focus")).waitFor();
  const [wrong, right] = [await look("name"), await look("message")];
  for (const part of ["note", "edge", "ground"] as const)
    expect([part, wrong[part]]).not.toEqual([part, right[part]]);
});

for (const form of forms) {
  test(`errors of ${form.texts} shift no layout`, async ({ api, site }) => {
    const { page } = await openForm(site, api, form, "sv");
    // Fields left before hydration are validated only on submit.
    const submit = formOn(page).locator('[type="submit"]:enabled');
    await submit.waitFor();
    const heights: number[] = [];
    const measure = async () => {
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        heights.push((await formOn(page).boundingBox())!.height);
      }
      return heights.splice(0);
    };
    const before = await measure();
    for (const name of formFields[form.name]) await field(page, name).focus();
    await submit.focus();
    await formOn(page).locator("[aria-invalid=true]").nth(3).waitFor();
    expect(await measure()).toEqual(before);
    expect((await submit.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
}

test("the demo form is in the first view, before its case", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath(demo.screen, "sv") });
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
