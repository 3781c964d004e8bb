/** Why a document cannot be published. Pure. */

type Finding = {
  readonly level: string;
  readonly message: string;
  readonly path: readonly unknown[];
};

/**
 * Returns the first error of a check and the number of others; undefined without one.
 *
 * @param titleOf what the form calls a field.
 */
export function refusal(
  findings: readonly Finding[],
  titleOf: (field: string) => string | undefined,
): string | undefined {
  const [first, ...others] = findings.filter(({ level }) => level === "error");
  if (!first) return undefined;
  const title = titleOf(String(first.path[0]));
  const reason = title === undefined ? first.message : `${title}: ${first.message}`;
  return `Cannot be published. ${reason}${others.length > 0 ? ` (and ${others.length} more)` : ""}`;
}
