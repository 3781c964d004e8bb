/** The folder changes while it is edited: by git, by a text editor, by somebody's mistake. */
import { editingServer } from "./editing-server";
import { follow } from "./follow";

const employee = (id: string, name: string) => ({ _id: id, _type: "employee", name });
const running = editingServer(employee("a", "A"), employee("b", "B"));
const write = (...documents: object[]) => running.dataset.writeDocuments(documents);

test("a change from outside is kept by the next edit", async () => {
  write(employee("a", "A"), employee("b", "Pulled"), employee("c", "New"));
  await running.client.patch("a").set({ name: "Edited" }).commit();
  expect(running.lines().map((line) => JSON.parse(line) as object)).toEqual([
    employee("a", "Edited"),
    employee("b", "Pulled"),
    employee("c", "New"),
  ]);
  const names = await running.client.fetch<string[]>('*[_type == "employee"].name');
  expect(names).toEqual(["Edited", "Pulled", "New"]);
});

test("an edit of what was changed meanwhile is a conflict of revisions", async () => {
  const { _rev } = (await running.client.getDocument("a"))!;
  const other = (await running.client.getDocument("b"))!;
  write(employee("a", "Pulled"), employee("b", "B"));
  const edit = running.client.patch("a").ifRevisionId(_rev).set({ name: "Edited" }).commit();
  await expect(edit).rejects.toMatchObject({ statusCode: 409 });
  expect(await running.client.fetch('*[_id == "a"][0].name')).toBe("Pulled");
  // The line of this one is as it was.
  expect(await running.client.getDocument("b")).toEqual(other);
});

test("listeners hear of it, with a mutation that leads there", async () => {
  const events = await follow(running.client, "*");
  write(employee("a", "Pulled"));
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
  running.dataset.writeDocuments([employee("a", "A"), "<<<<<<< HEAD"]);
  const damaged = running.file();
  await expect(running.client.patch("a").set({ name: "x" }).commit()).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringMatching(/data\.ndjson, line 2: .*JSON/) as string,
  });
  expect(running.file()).toBe(damaged);
  expect(await running.client.fetch('*[_id == "b"][0].name')).toBe("B");

  write(employee("a", "Mended"));
  await running.client.patch("a").set({ order: 1 }).commit();
  expect(JSON.parse(running.lines()[0]!)).toMatchObject({ name: "Mended", order: 1 });
});
