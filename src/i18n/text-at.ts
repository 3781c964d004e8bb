/** Returns the text at a dotted path in a namespace's object, or undefined. */
export function textAt(texts: unknown, path: string): string | undefined {
  const found = path
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
  return typeof found === "string" ? found : undefined;
}
