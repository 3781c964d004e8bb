/** The folder changes while it is edited: by git, by a text editor, by somebody's mistake. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runEditingServer, type EditingServer } from "./editing-server";
import { follow } from "./follow";

let running: EditingServer;

const employee = (id: string, name: string) => ({ _id: id, _type: "employee", name });
const file = () => join(running.dataset.folder, "data.ndjson");
const write = (...documents: object[]) =>
  writeFile(file(), documents.map((document) => `${JSON.stringify(document)}\n`).join(""));

beforeEach(async () => {
  running = await runEditingServer([employee("a", "A"), employee("b", "B")]);
});

afterEach(() => running.stop());

test("a change from outside is kept by the next edit", async () => {
  await write(employee("a", "A"), employee("b", "Pulled"), employee("c", "New"));
  await running.client.patch("a").set({ name: "Edited" }).commit();
  expect((await running.lines()).map((line) => JSON.parse(line) as object)).toEqual([
    employee("a", "Edited"),
    employee("b", "Pulled"),
    employee("c", "New"),
  ]);
  expect(await running.client.fetch('*[_type == "employee"].name')).toEqual([
    "Edited",
    "Pulled",
    "New",
  ]);
});

test("an edit of what was changed meanwhile is a conflict of revisions", async () => {
  const { _rev } = (await running.client.getDocument("a"))!;
  const other = (await running.client.getDocument("b"))!;
  await write(employee("a", "Pulled"), employee("b", "B"));
  const edit = running.client.patch("a").ifRevisionId(_rev).set({ name: "Edited" }).commit();
  await expect(edit).rejects.toMatchObject({ statusCode: 409 });
  expect(await running.client.fetch('*[_id == "a"][0].name')).toBe("Pulled");
  // The line of this one is as it was.
  expect(await running.client.getDocument("b")).toEqual(other);
});

test("listeners hear of it, with a mutation that leads there", async () => {
  const events = await follow(running.client, "*");
  await write(employee("a", "Pulled"));
  const changes = await events.next(2);
  events.stop();
  expect(changes).toMatchObject([
    {
      documentId: "a",
      transition: "update",
      mutations: [{ createOrReplace: { _id: "a", name: "Pulled" } }],
    },
    { documentId: "b", transition: "disappear", mutations: [{ delete: { id: "b" } }] },
  ]);
});

test("a damaged file is not written over", async () => {
  const damaged = `${JSON.stringify(employee("a", "A"))}\n<<<<<<< HEAD\n`;
  await writeFile(file(), damaged);
  await expect(running.client.patch("a").set({ name: "x" }).commit()).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringMatching(/data\.ndjson, line 2: .*JSON/) as string,
  });
  expect(await readFile(file(), "utf8")).toBe(damaged);
  expect(await running.client.fetch('*[_id == "b"][0].name')).toBe("B");

  await write(employee("a", "Mended"));
  await running.client.patch("a").set({ order: 1 }).commit();
  expect(JSON.parse((await running.lines())[0]!)).toMatchObject({ name: "Mended", order: 1 });
});
