/** Keyboard behaviour of the select-only combobox in the ARIA Authoring Practices. */

/** Options that Page Up and Page Down skip. */
const pageLength = 10;

/** A number makes the option with this index active, and opens a closed list. */
type SelectAction = number | "choose" | "close";

type State = {
  readonly isOpen: boolean;
  /** Index of the active option; in a closed list, of the chosen one. */
  readonly active: number;
  readonly count: number;
  /** Whether a text is being typed, which a space is part of. */
  readonly isTyping: boolean;
};

/** A press of a key, as a keyboard event has it. */
type KeyPress = Readonly<Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">>;

/**
 * Maps a key to a list action.
 *
 * @returns undefined for keys that the list does not handle. With a modifier they are the browser's, such as
 * Ctrl+Home, but for Alt and an arrow, which opens the list, or chooses and closes.
 */
export function keyAction(
  { key, altKey, ctrlKey, metaKey }: KeyPress,
  { isOpen, active, count, isTyping }: State,
): SelectAction | undefined {
  if (ctrlKey || metaKey || (isTyping && key === " ")) return undefined;
  if (altKey && isOpen) return key === "ArrowUp" ? "choose" : undefined;
  if (altKey) return key === "ArrowDown" || key === "ArrowUp" ? active : undefined;
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
    case "PageUp":
      return Math.max(active - pageLength, 0);
    case "PageDown":
      return Math.min(active + pageLength, last);
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
