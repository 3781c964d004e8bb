/** What a visitor's hand or keyboard brings about, by the name of its pseudo-class. */
export const forcedStates = ["hover", "active", "focus-visible"] as const;

/** What stands for a pseudo-class: whatever can be in that state. */
const substitutes: Record<(typeof forcedStates)[number], string> = {
  hover: ":where(*)",
  active: ":where(*)",
  "focus-visible": ":where(a, button, input, textarea, summary, [tabindex])",
};

/**
 * The selectors under which a rule holds for elements within `[data-forced=<state>]` as well, instead
 * of those that are really hovered, pressed or focused.
 *
 * @returns none for a rule that depends on no state.
 */
export function forcedSelectors(selector: string): string[] {
  return forcedStates.flatMap((state) => {
    const forced = selector.replace(new RegExp(`:${state}(?![\\w-])`, "g"), substitutes[state]);
    return forced === selector ? [] : [`[data-forced="${state}"] :is(${forced})`];
  });
}
