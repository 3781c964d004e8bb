/** What needs no quotes: the parser would take away a quote or a space at its ends, and what follows a "#". */
const plain = /^(?![\s'"`])[^#\r\n]*(?<!\s)$/;

/**
 * Returns a line of a `.dev.vars` file. Its parser, the package `dotenv`, knows no escapes: whatever is between two quotes
 * of a kind is the value, but for `\n` and `\r` between double ones.
 *
 * @throws Error for a value that no such line can hold.
 */
export function dotenvLine(name: string, value: string): string {
  if (plain.test(value)) return `${name}=${value}`;
  const quote = ["'", "`", '"'].find((each) => !value.includes(each));
  const isAltered = /\r|\\$/.test(value) || (quote === '"' && /\\[nr]/.test(value));
  if (quote !== undefined && !isAltered) return `${name}=${quote}${value}${quote}`;
  throw new Error(
    `${name} cannot be passed to the local server: it needs quotes, as it has a "#", a line break, or a space or quote at ` +
      "an end, and it has every kind of them itself, or ends with a backslash.",
  );
}
