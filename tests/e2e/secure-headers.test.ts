/** The headers compared with the list of the OWASP Secure Headers Project. */
import { samplePaths } from "../setup/content/sample-pages";
import { recommendations, allowedFeatures, revealingHeaders } from "../setup/output/secure-headers";
import { siteUnderTest } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();
const home = screenPath("home", "sv");

async function headersOf(path: string): Promise<Headers> {
  return (await fetch(site.origin + path, { redirect: "manual" })).headers;
}

test.each(recommendations)("$name is as proposed, or differs as is said", async (item) => {
  const { name, proposed, differs } = item;
  const sent = differs ? differs.sent : proposed;
  for (const path of samplePaths) {
    const value = (await headersOf(path)).get(name);
    if (sent instanceof RegExp) expect(value).toMatch(sent);
    else expect([path, value]).toEqual([path, sent]);
  }
});

test("the site denies every feature that the proposal does, but for those with a reason", async () => {
  const featuresIn = (text: string) => text.split(", ").map((each) => each.split("=")[0]!);
  const { proposed } = recommendations.find(({ name }) => name === "Permissions-Policy")!;
  const denied = featuresIn((await headersOf(home)).get("permissions-policy")!);
  const missing = featuresIn(proposed).filter((name) => !denied.includes(name));
  expect(missing.sort()).toEqual(Object.keys(allowedFeatures).sort());
});

test("the browser knows every feature that is denied", async () => {
  const messages: string[] = [];
  const { problems } = await site.openPage({
    path: home,
    prepare: (page) =>
      Promise.resolve(void page.on("console", (message) => messages.push(message.text()))),
  });
  expect(messages.filter((text) => /permissions.policy/i.test(text))).toEqual([]);
  expect(problems()).toEqual([]);
});

test.each(samplePaths)("no header of %s tells of the software behind the site", async (path) => {
  const names = [...(await headersOf(path)).keys()];
  expect(names.filter((name) => revealingHeaders.includes(name))).toEqual([]);
});
