/** Keyboard behaviour of the select-only combobox in the ARIA Authoring Practices. */

/** A number makes the option with this index active, and opens a closed list. */
type SelectAction = number | "choose" | "close";

type State = {
  readonly isOpen: boolean;
  /** Index of the active option; in a closed list, of the chosen one. */
  readonly active: number;
  readonly count: number;
};

/** Maps a key to a list action. @returns undefined for keys that the list does not handle. */
export function keyAction(key: string, { isOpen, active, count }: State): SelectAction | undefined {
  const last = count - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (!isOpen) return ["ArrowDown", "ArrowUp", "Enter", " "].includes(key) ? active : undefined;
  switch (key) {
    case "Escape":
      return "close";
    case "Enter":
    case " ":
    case "Tab":
      return "choose";
    case "ArrowUp":
      return Math.max(active - 1, 0);
    case "ArrowDown":
      return Math.min(active + 1, last);
    default:
      return undefined;
  }
}

/** Keeps letters and digits only, so that "400" finds "40 000 kr". */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Returns the index of the option that matches the typed text, searching from the active one and
 * wrapping around.
 *
 * @param options the texts that each option matches by.
 * @param typed one letter, or the same one repeated, moves on to the next option.
 */
export function findOptionByText(
  options: readonly (readonly string[])[],
  typed: string,
  active: number,
): number | undefined {
  const isOneLetter = typed === typed.slice(0, 1).repeat(typed.length);
  const prefix = normalize(isOneLetter ? typed.slice(0, 1) : typed);
  if (prefix === "") return undefined;
  const first = isOneLetter ? active + 1 : active;
  const indexes = options.map((_, index) => (first + index) % options.length);
  return indexes.find((candidate) =>
    options[candidate]?.some((text) => normalize(text).startsWith(prefix)),
  );
}
