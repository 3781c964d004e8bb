import { imageResolver } from "../../../../src/gatsby/schema/image-resolver";

const image = (id: string, contentDigest: string) => ({ id, internal: { contentDigest } });

test("the same sizes of the same picture are worked out once", async () => {
  const originalResolver = jest.fn((...[{ id }, args]: [{ id: string }, object, ...unknown[]]) =>
    Promise.resolve({ id, args }),
  );
  const resolve = imageResolver();
  const ask = (...asked: [ReturnType<typeof image>, object]) =>
    resolve(...asked, {}, { originalResolver });

  const first = await ask(image("a", "1"), { width: 400 });
  expect(first).toEqual({ id: "a", args: { width: 400 } });
  expect(await ask(image("a", "1"), { width: 400 })).toBe(first);
  expect(originalResolver).toHaveBeenCalledTimes(1);

  await ask(image("a", "1"), { width: 800 });
  await ask(image("b", "1"), { width: 400 });
  // A new picture under the same name, while a preview is running.
  await ask(image("a", "2"), { width: 400 });
  expect(originalResolver).toHaveBeenCalledTimes(4);
});
