/** The rows of the fault table (`npm run faults` runs them all) that matter most. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { assetRows } from "../faults/asset-cases";
import { startContentService, type ContentService } from "../faults/content-service";
import { buildFolder } from "../faults/build-folder";
import { runRow } from "../faults/run-case";
import { closedPort, serviceRows } from "../faults/service-cases";
import { longRows } from "../faults/multi-build-cases";

const longestRow = 5 * 60_000;

const folder = buildFolder("faults-tested");
let service: ContentService;

/** Stands in for a site that was built before: a real one would be a build more. */
function publishSomeSite(): void {
  const posts = [1, 2, 3, 4].flatMap((n) => [`blog/inlagg-${n}.html`, `en/blog/post-${n}.html`]);
  for (const file of ["index.html", ...posts]) {
    const path = join(folder.publicDirectory, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "The site before");
  }
}

beforeAll(async () => {
  folder.remove();
  publishSomeSite();
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
  "%s: the build ends with a message, and the site stays as it was",
  async (name) => expect(await problemsOf(name)).toEqual([]),
  longestRow,
);

test(
  "a build that is killed leaves the site as it was, and the next one is right",
  async () => {
    const row = longRows(service, folder).find(({ name }) => name === "build killed early");
    expect((await row!.run()).problems).toEqual([]);
  },
  longestRow,
);

test(
  "a service that is away for a moment is asked again, and the site is right",
  async () => expect(await problemsOf("503, then an answer")).toEqual([]),
  longestRow,
);
