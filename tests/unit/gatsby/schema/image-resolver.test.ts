import { imageResolver } from "../../../../src/gatsby/schema/image-resolver";

const image = (id: string, contentDigest: string) => ({ id, internal: { contentDigest } });

test("resolves the same sizes of the same image once", async () => {
  const originalResolver = jest.fn((...[{ id }, args]: [{ id: string }, object, ...unknown[]]) =>
    Promise.resolve({ id, args }),
  );
  const resolve = imageResolver();
  const query = (...args: [ReturnType<typeof image>, object]) =>
    resolve(...args, {}, { originalResolver });

  const first = await query(image("a", "1"), { width: 400 });
  expect(first).toEqual({ id: "a", args: { width: 400 } });
  expect(await query(image("a", "1"), { width: 400 })).toBe(first);
  expect(originalResolver).toHaveBeenCalledTimes(1);

  await query(image("a", "1"), { width: 800 });
  await query(image("b", "1"), { width: 400 });
  // The image was replaced while a preview is running.
  await query(image("a", "2"), { width: 400 });
  expect(originalResolver).toHaveBeenCalledTimes(4);
});
