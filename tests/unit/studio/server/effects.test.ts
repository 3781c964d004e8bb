import { applyPatch } from "mendoza";
import fc from "fast-check";
import { effectsOf } from "../../../../studio/server/effects";

// As they come out of JSON, which has no -0.
const documents = fc
  .dictionary(fc.string({ maxLength: 3 }), fc.jsonValue(), { maxKeys: 5 })
  .map((document) => JSON.parse(JSON.stringify(document)) as Record<string, unknown>);

test("lead from one state to the other and back, as Sanity's own library applies them", () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const { apply, revert } = effectsOf(before, after);
      expect(applyPatch(before, apply as never)).toEqual(after);
      expect(applyPatch(after, revert as never)).toEqual(before);
    }),
  );
});

test("create and delete documents", () => {
  const document = { _id: "a", name: "Lo" };
  expect(applyPatch(null, effectsOf(undefined, document).apply as never)).toEqual(document);
  expect(applyPatch(document, effectsOf(document, undefined).apply as never)).toBeNull();
  expect(applyPatch(document, effectsOf(undefined, document).revert as never)).toBeNull();
});

test("name what has changed, and nothing else", () => {
  const { apply } = effectsOf({ a: "same", b: 1, c: 1 }, { a: "same", b: 2 });
  expect(JSON.stringify(apply)).not.toContain("same");
});
