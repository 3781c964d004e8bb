/** What a change did to a document, in Mendoza: the format of Sanity's Studio for histories. Pure. */

/** Opcodes of the format that suffice here. */
const value = 0;
const setField = 17;
const deleteField = 19;

interface Effects {
  readonly apply: readonly unknown[];
  readonly revert: readonly unknown[];
}

type Content = Readonly<Record<string, unknown>> | undefined;

/** Returns the patches that lead from one state of a document to the other, and back. */
export function effectsOf(before: Content, after: Content): Effects {
  return { apply: patchBetween(before, after), revert: patchBetween(after, before) };
}

function patchBetween(before: Content, after: Content): unknown[] {
  if (before === undefined || after === undefined) return [value, after ?? null];
  // Fields are numbered in the order of their names.
  const names = Object.keys(before).sort();
  const deleted = names.flatMap((name, index) => (name in after ? [] : [deleteField, index]));
  const changed = Object.entries(after)
    .filter(([name, content]) => JSON.stringify(content) !== JSON.stringify(before[name]))
    .flatMap(([name, content]) => [setField, content, name]);
  return [...deleted, ...changed];
}
