/** The forms, against a fake API. */
import { apiPath, apiServer } from "../setup/servers/api-server";
import { engineSite, type OpenOptions } from "../setup/engines/engine-site";
import { byRole, bySelector } from "../setup/engines/target";
import type { Visitor } from "../setup/engines/visitor";
import { answersOf, demo, forms, formPath, type FormUnderTest } from "../setup/pages/form-page";
import { pageText } from "../setup/output/page-text";
import type { FieldName } from "../../src/components/forms/fields";
import type { Locale } from "../../src/i18n/locales";

const locale: Locale = "sv";

const site = engineSite();
const api = apiServer(site);

const form = bySelector("main form");
const submit = bySelector('button[type="submit"]', form);
const field = (name: FieldName) => bySelector(`[name="${name}"]`, form);

async function open(
  tested: FormUnderTest,
  locale: Locale,
  options: Partial<OpenOptions> = {},
): Promise<Visitor> {
  const path = formPath(tested, locale);
  const visitor = await site.open({ path, origin: api.origin, ...options });
  await visitor.click(byRole("button", pageText(locale, "cookie-consent", "reject")));
  return visitor;
}

test.each(forms)("$texts is sent as entered and confirmed", async (tested) => {
  const visitor = await open(tested, locale);
  for (const [name, answer] of answersOf(tested)) await visitor.fill(field(name), answer);
  await visitor.click(submit);
  await visitor.see(byRole("heading", pageText(locale, tested.texts, "thanks.title")));
  await visitor.untilFocused(bySelector("main [tabindex='-1']"));
  await visitor.seeNone(form);
  await api.untilRequests(1);
  const sent = {
    path: apiPath(tested.request),
    contentType: "application/json",
    body: tested.answers,
  };
  expect(api.requests).toEqual([sent]);
});

test.each([375, 1280])(
  "the error summary leads to each field, which is visible (%i px)",
  async (width) => {
    const visitor = await open(demo, locale, { width });
    await visitor.click(submit);
    const summary = byRole("group", undefined, form);
    await visitor.untilFocused(summary);

    for (const name of ["email", "numberOfEmployees"] as const) {
      await visitor.click(byRole("link", pageText(locale, "forms", `label.${name}`), summary));
      await visitor.untilFocused(field(name));
      // Its label is a few pixels below the sticky header.
      await visitor.until((selector) => {
        const label = document.querySelector<HTMLInputElement>(selector)!.labels![0]!;
        const distance =
          label.getBoundingClientRect().top -
          document.querySelector("header")!.getBoundingClientRect().bottom;
        return distance >= 8;
      }, field(name).selector);
    }
    expect(api.requests).toEqual([]);
  },
);

test("a corrected field loses its error", async () => {
  const visitor = await open(demo, "sv");
  await visitor.fill(field("email"), "asa@");
  await visitor.press("Tab");
  await visitor.see(bySelector('[name="email"][aria-invalid="true"]'));
  await visitor.fill(field("email"), "asa@företag.se");
  await visitor.see(bySelector('[name="email"][aria-invalid="false"]'));
});

test("a request that the server rejects can be sent again", async () => {
  api.reactTo(500, 200);
  const visitor = await open(demo, "en", { expected: /status of 500/ });
  for (const [name, answer] of answersOf(demo)) await visitor.fill(field(name), answer);
  await visitor.click(submit);
  await visitor.untilFocused(byRole("alert", undefined, byRole("main")));
  await visitor.click(submit);
  await visitor.see(byRole("heading", pageText("en", demo.texts, "thanks.title")));
  const sent = demo.answers;
  expect(api.requests.map(({ body }) => body)).toEqual([sent, sent]);
});
