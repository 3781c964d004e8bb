/** The states that a pointer or keyboard causes, by their pseudo-class. */
export const forcedStates = ["hover", "active", "focus-visible"] as const;

/** Replaces each pseudo-class: matches every element that can be in that state. */
const substitutes: Record<(typeof forcedStates)[number], string> = {
  hover: ":where(*)",
  active: ":where(*)",
  "focus-visible": ":where(a, button, input, textarea, summary, [tabindex])",
};

/**
 * Returns selectors that apply a rule within `[data-forced=<state>]`, rather than to elements that are
 * really hovered, pressed or focused.
 *
 * @returns an empty list for a rule that depends on no state.
 */
export function forcedSelectors(selector: string): string[] {
  return forcedStates.flatMap((state) => {
    const forced = selector.replace(new RegExp(`:${state}(?![\\w-])`, "g"), substitutes[state]);
    return forced === selector ? [] : [`[data-forced="${state}"] :is(${forced})`];
  });
}
