/** Two windows of the Studio at once: what one does, the other hears of. */
import { Mutation } from "@sanity/mutator";
import { liveTag } from "../../../../studio/server/source-maps";
import { editingServer } from "./editing-server";
import { follow } from "./follow";

let events: Awaited<ReturnType<typeof follow>>;

const kim = { _id: "b", _type: "employee", name: "Kim" };

afterEach(() => events.stop());
const running = editingServer({ _id: "a", _type: "employee", name: "Lo" }, kim);

test("an event leads from the revision before to the one after, with its mutations", async () => {
  events = await follow(running.client, '*[_id == "a"]');
  const before = (await running.client.getDocument("a"))!;
  const transaction = running.client.transaction().transactionId("one");
  await transaction
    .patch("a", { set: { name: "Lou" } })
    .patch("a", { inc: { order: 1 }, setIfMissing: { order: 1 } })
    .patch("b", { set: { name: "Kimmie" } })
    .commit();
  const [event, ...others] = await events.next(1);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    documentId: "a",
    transition: "update",
    transactionId: "one",
    previousRev: before._rev,
    resultRev: "one",
    identity: "editor",
    visibility: "query",
  });
  const { mutations, transactionId, timestamp, previousRev, resultRev } = event!;
  const revisions = { previousRev: previousRev!, resultRev: resultRev! };
  const changes = { mutations: mutations as never, transactionId, timestamp, ...revisions };
  const applied = new Mutation(changes).apply(before);
  expect(applied).toEqual(await running.client.getDocument("a"));
});

test("a client of the Live Content API hears that something has changed", async () => {
  events = await follow(running.client, "*");
  const { client } = running;
  const heard = await new Promise((resolve, reject) => {
    const stream = client.live.events({ includeDrafts: true }).subscribe({
      next(event) {
        if (event.type === "welcome") {
          client
            .patch("a", { set: { name: "Lou" } })
            .commit()
            .catch(reject);
        } else {
          stream.unsubscribe();
          resolve(event);
        }
      },
      error: reject,
    });
  });
  expect(heard).toMatchObject({ type: "message", tags: [liveTag] });
});

test("publishing is one event for each document", async () => {
  const pair = { publishedId: "a", draftId: "drafts.a" };
  events = await follow(running.client, '*[_id in ["a", "drafts.a"]]', {
    effectFormat: "mendoza",
  });
  const actionType = "sanity.action.document.edit";
  await running.client.action({ actionType, ...pair, patch: { set: { order: 1 } } });
  expect(await events.next(1)).toMatchObject([
    { documentId: "drafts.a", transition: "appear", transactionTotalEvents: 1 },
  ]);
  await running.client.action({ actionType: "sanity.action.document.publish", ...pair });
  const published = await events.next(2);
  const total = { transactionTotalEvents: 2 };
  expect(published).toMatchObject([
    { ...total, documentId: "a", transition: "update", transactionCurrentEvent: 1 },
    { ...total, documentId: "drafts.a", transition: "disappear", transactionCurrentEvent: 2 },
  ]);
  // The Studio puts a deletion in order by its revision.
  const { transactionId: resultRev } = published[1]!;
  const mutations = [{ delete: { id: "drafts.a" } }];
  expect(published[1]).toMatchObject({ mutations, effects: { apply: [0, null] }, resultRev });
});

test("both edit at once: each patch is kept", async () => {
  events = await follow(running.client, '*[_id == "a"]');
  const [one, other] = [running.client, running.client];
  const both = Array.from({ length: 10 }, (_, index) => [
    one.patch("a").setIfMissing({ order: 0 }).inc({ order: 1 }),
    other.patch("a").set({ [`x${index}`]: 1 }),
  ]);
  await Promise.all(both.flat().map((patch) => patch.commit()));
  const changes = await events.next(20);
  expect(new Set(changes.map(({ previousRev }) => previousRev)).size).toBe(20);
  expect(changes.slice(1).map(({ previousRev }) => previousRev)).toEqual(
    changes.slice(0, -1).map(({ resultRev }) => resultRev),
  );
  expect(await one.getDocument("a")).toMatchObject({ order: 10, x0: 1, x9: 1 });
});
