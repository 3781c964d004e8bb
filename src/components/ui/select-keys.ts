/** What the keys of a select do, by the select-only combobox of the ARIA Authoring Practices. */

/** A place in the list to go to, which opens a closed list, or how to leave it. */
export type SelectAction = { readonly goTo: number } | "choose" | "close";

type State = {
  readonly isOpen: boolean;
  /** The active option's place; in a closed list the chosen one's. */
  readonly active: number;
  /** How many options there are. */
  readonly count: number;
};

const pageStep = 10;

/** @returns nothing where the key is not the list's. */
export function keyAction(
  { key, altKey }: { readonly key: string; readonly altKey: boolean },
  { isOpen, active, count }: State,
): SelectAction | undefined {
  const last = count - 1;
  if (key === "Home") return { goTo: 0 };
  if (key === "End") return { goTo: last };
  if (!isOpen) {
    return ["ArrowDown", "ArrowUp", "Enter", " "].includes(key) ? { goTo: active } : undefined;
  }
  switch (key) {
    case "Escape":
      return "close";
    case "Enter":
    case " ":
    case "Tab":
      return "choose";
    case "ArrowUp":
      return altKey ? "choose" : { goTo: Math.max(active - 1, 0) };
    case "ArrowDown":
      return { goTo: Math.min(active + 1, last) };
    case "PageUp":
      return { goTo: Math.max(active - pageStep, 0) };
    case "PageDown":
      return { goTo: Math.min(active + pageStep, last) };
    default:
      return undefined;
  }
}

/** Letters and digits only, so that "400" finds "40 000 kr". */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * The place of the option that a visitor types, looking from the active one on and round.
 *
 * @param options the texts that each option is known by.
 * @param typed what was typed in one go. One letter, or the same one again, goes on to the next option.
 */
export function findTyped(
  options: readonly (readonly string[])[],
  typed: string,
  active: number,
): number | undefined {
  const isOneLetter = typed === typed.slice(0, 1).repeat(typed.length);
  const sought = plain(isOneLetter ? typed.slice(0, 1) : typed);
  if (sought === "") return undefined;
  const first = isOneLetter ? active + 1 : active;
  const places = options.map((_, index) => (first + index) % options.length);
  return places.find((place) => options[place]?.some((text) => plain(text).startsWith(sought)));
}
