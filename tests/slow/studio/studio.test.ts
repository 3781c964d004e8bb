/** What editors do in the real Studio, as it is written to the dataset's folder. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { until } from "../../setup/until";
import {
  article,
  chooseAction,
  confirm,
  publish,
  textbox,
  typeInArticle,
} from "../../setup/studio/studio-page";
import { holdRequests } from "../../setup/browser/page-probes";
import {
  expect,
  test,
  type StoredLine,
  type StudioCommand,
} from "../../setup/studio/studio-command";

let studio: StudioCommand;

test.beforeEach(({ studio: running }) => {
  studio = running;
});

const open = (path: string, locale = "en-GB") =>
  studio.openPage(studio.studioUrl + path, { locale });

const besideDataset = (name: string) => join(studio.sandbox.directory, "tmp", name);
const inDataset = (name: string) => join(studio.sandbox.datasetDirectory, name);

async function newLines(before: readonly string[]): Promise<StoredLine[]> {
  const lines = await studio.lines();
  return lines
    .filter((line) => !before.includes(line))
    .map((line) => JSON.parse(line) as StoredLine);
}

test.afterEach(() => {
  expect(studio.faults).toEqual([]);
});

test("two windows see each other's typing", async () => {
  const before = await studio.lines();
  const path = `/structure/employee;${await idOf("employee")}`;
  const [one, other] = [await open(path), await open(path)];
  await textbox(one, "Name").fill("Elin S.");
  await untilIn(other, "Name", "Elin S.");
  await textbox(other, "Name").fill("Elin Sandmark i Umeå");
  await untilIn(one, "Name", "Elin Sandmark i Umeå");
  await chooseAction(one, "Discard changes");
  await confirm(one, "Discard");
  await untilSame(before);
});

test("what is typed in an article can be undone", async () => {
  const before = await studio.lines();
  const page = await open(`/structure/post;${await idOf("post")}`);
  const text = await article(page, "Swedish").innerText();
  await typeInArticle(page, "Swedish", "Ångra mig.");
  await until("the draft", async () =>
    (await newLines(before)).some((line) => JSON.stringify(line).includes("Ångra mig.")),
  );
  await until("the text as before", async () => {
    await page.keyboard.press("Control+z");
    return (await article(page, "Swedish").innerText()) === text;
  });
  await chooseAction(page, "Discard changes");
  await confirm(page, "Discard");
  await untilSame(before);
});

test("a Swedish browser has a Swedish Studio", async () => {
  const findings = "inspect=sanity%2Fstructure%2Fvalidation";
  const page = await open(`/structure/post;${await idOf("post")},${findings}`, "sv-SE");
  // Wide enough for the findings beside the form.
  await page.setViewportSize({ width: 1700, height: 900 });
  await page.getByRole("button", { name: "Publicera", exact: true }).waitFor();
  await textbox(page, "Titel (svenska)").fill("");
  await page.getByText("Titel saknas.").first().waitFor();
  await article(page, "svenska").waitFor();
  const words = await page.locator("body").innerText();
  expect(words).toContain("Innehåll");
  const english = /\b(Article|Block|Mark definitions|missing|Structure|Swedish|Title)\b/;
  expect(words).not.toMatch(english);
  await page.getByRole("tab", { name: "Engelska" }).click();
  await textbox(page, "Titel (engelska)").waitFor();
});

test("a duplicate is a draft of its own, and is not published while it lacks something", async () => {
  const before = await studio.lines();
  const id = await idOf("employee");
  const page = await open(`/structure/employee;${id}`);
  const email = await textbox(page, "Email").inputValue();
  await chooseAction(page, "Duplicate");
  await until("the duplicate", async () => (await newLines(before)).length === 1);
  const [duplicate] = await newLines(before);
  expect(duplicate?._id).toMatch(/^drafts\./);
  expect(duplicate).toMatchObject({ _type: "employee", email });

  await page.waitForURL((url) => !url.pathname.includes(id));
  await textbox(page, "Email").fill("");
  await page.getByTestId("action-publish").and(page.locator(":disabled")).waitFor();
  await chooseAction(page, "Delete");
  await confirm(page, "Delete");
  await untilSame(before);
});

test("an earlier state is restored from the history of this session", async () => {
  const pane = "inspect=sanity%2Fstructure%2Fhistory";
  const page = await open(`/structure/testimonial;${await idOf("testimonial")},${pane}`);
  // Wide enough for the pane beside the form.
  await page.setViewportSize({ width: 1700, height: 900 });
  await page.getByText("Created", { exact: true }).waitFor();
  const company = await textbox(page, "Company").inputValue();
  await textbox(page, "Company").fill("Ett annat bolag");
  await page.getByText("Edited", { exact: true }).waitFor();
  await publish(page);
  expect((await lineOf(await idOf("testimonial"))).company).toBe("Ett annat bolag");

  // The state that the session began with, whatever other tests have changed since; "Created" is before it.
  const beginning = page.getByText("Live edited", { exact: true }).last();
  // The list takes clicks once the pointer has moved in it.
  await beginning.hover({ force: true });
  await beginning.click();
  await untilIn(page, "Company", company);
  await page.getByRole("button", { name: "Revert to revision" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await untilIn(page, "Company", company);
  await publish(page);
  await until("the company as before", async () => {
    return (await lineOf(await idOf("testimonial"))).company === company;
  });
});

test("a PDF is attached, and lies in the folder", async () => {
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>");
  const file = besideDataset("Så gör du.pdf");
  await writeFile(file, pdf);
  const id = await idOf("post");
  const page = await open(`/structure/post;${id}`);
  await page.getByTestId("field-attachments").getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: /attachment/i });
  await dialog.getByRole("textbox", { name: "Title" }).fill("Så gör du, steg för steg");
  await dialog.getByTestId("file-button-input").setInputFiles(file);
  await until("the file in the draft", async () =>
    (await studio.lines()).some((line) => /"_id":"drafts\..*"file@file:/.test(line)),
  );
  await page.keyboard.press("Escape");
  await publish(page);

  const attachments = (await lineOf(id)).attachments as { title: string; file: object }[];
  const { title, file: stored } = attachments.at(-1)!;
  expect(title).toBe("Så gör du, steg för steg");
  const { _sanityAsset: asset } = stored as { readonly _sanityAsset: string };
  expect(asset).toMatch(/^file@file:\/\/\.\/files\/.*\.pdf$/);
  expect(await readFile(inDataset(asset.replace("file@file://", "")))).toEqual(pdf);
});

test("Publish, clicked while a change is checked, publishes once it is", async () => {
  const id = await idOf("post");
  const [one, other] = [await open(`/structure/post;${id}`), await open("/")];
  await textbox(one, "Title (Swedish)").waitFor();
  const release = await holdRequests(one, /slug-is-unique/);
  const held = one.waitForRequest(/slug-is-unique/);
  await other.goto(`${new URL(one.url()).origin}/structure/post;${id}`);
  await textbox(other, "Title (Swedish)").fill("Sex tecken");
  await untilIn(one, "Title (Swedish)", "Sex tecken");
  await held;
  await one.getByTestId("action-publish").and(one.locator(":enabled")).click();
  release();
  await one.getByText("was published").waitFor();
  expect((await lineOf(id)).title).toBe("Sex tecken");
});

async function untilIn(page: Page, name: string, value: string): Promise<void> {
  const field = textbox(page, name);
  await until(`"${value}" in ${name}`, async () => (await field.inputValue()) === value);
}

async function untilSame(before: readonly string[]): Promise<void> {
  await until("no new line", async () => (await newLines(before)).length === 0);
  expect(await studio.lines()).toEqual(before);
}

async function documentWith(field: string, value: string): Promise<StoredLine> {
  const documents = await studio.documents();
  const found = documents.find((document) => document[field] === value);
  if (found === undefined) throw new Error(`The dataset has no ${field} ${value}.`);
  return found;
}

const lineOf = (id: string) => documentWith("_id", id);
const idOf = async (type: string) => (await documentWith("_type", type))._id;
