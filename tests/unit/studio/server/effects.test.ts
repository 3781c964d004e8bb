import { applyPatch } from "mendoza";
import fc from "fast-check";
import { effectsOf } from "../../../../studio/server/history";

// As they come out of JSON, which has no -0. A document may be new, or gone.
const documents = fc.option(
  fc
    .dictionary(fc.string({ maxLength: 3 }), fc.jsonValue(), { maxKeys: 5 })
    .map((document) => JSON.parse(JSON.stringify(document)) as Record<string, unknown>),
  { nil: undefined },
);

test("effects lead from one state to the other and back, as Sanity's own library applies them", () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const { apply, revert } = effectsOf(before, after);
      expect(applyPatch(before ?? null, apply as never)).toEqual(after ?? null);
      expect(applyPatch(after ?? null, revert as never)).toEqual(before ?? null);
    }),
  );
});

test("effects name what has changed, and nothing else", () => {
  const { apply } = effectsOf({ a: "same", b: 1, c: 1 }, { a: "same", b: 2 });
  expect(JSON.stringify(apply)).not.toContain("same");
});
