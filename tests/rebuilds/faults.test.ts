/** The most important rows of the fault table; `npm run faults` runs them all. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { assetRows } from "../faults/asset-cases";
import { startContentService, type ContentService } from "../faults/content-service";
import { buildFolder } from "../faults/build-folder";
import { runRow } from "../faults/run-case";
import { closedPort, serviceRows } from "../faults/service-cases";
import { longRows } from "../faults/multi-build-cases";

const timeout = 5 * 60_000;

const folder = buildFolder("faults-tested");
let service: ContentService;

/** Fakes a previously built site, which saves a build. */
function publishFakeSite(): void {
  const posts = [1, 2, 3, 4].flatMap((n) => [`blog/inlagg-${n}.html`, `en/blog/post-${n}.html`]);
  for (const file of ["index.html", ...posts]) {
    const path = join(folder.publicDirectory, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "The site before");
  }
}

beforeAll(async () => {
  folder.remove();
  publishFakeSite();
  service = await startContentService();
});

afterAll(async () => {
  await service.close();
  folder.remove();
});

async function problemsOf(name: string): Promise<readonly string[]> {
  const rows = [...serviceRows(await closedPort()), ...assetRows];
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`The fault table has no row "${name}".`);
  return (await runRow(row, service, folder)).problems;
}

test.each(["connection that hangs", "export cut between two lines", "picture cut short"])(
  "%s: the build fails with a message, and the site stays unchanged",
  async (name) => expect(await problemsOf(name)).toEqual([]),
  timeout,
);

test(
  "a killed build leaves the site unchanged, and the next one succeeds",
  async () => {
    const row = longRows(service, folder).find(({ name }) => name === "build killed early");
    expect((await row!.run()).problems).toEqual([]);
  },
  timeout,
);

test(
  "a request to a briefly unavailable service is retried, and the build succeeds",
  async () => expect(await problemsOf("503, then an answer")).toEqual([]),
  timeout,
);
