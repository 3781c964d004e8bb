import { forcedSelectors } from "../../../../src/features/styleguide/forced-states";

const focusable = ":where(a, button, input, textarea, summary, [tabindex])";

test.each([
  [".a", []],
  [".a:hover", [`[data-forced="hover"] :is(.a:where(*))`]],
  [":focus-visible", [`[data-forced="focus-visible"] :is(${focusable})`]],
  // Another pseudo-class with the same prefix.
  [".a:active-view-transition", []],
  [
    ".a:hover, .b:active",
    [
      `[data-forced="hover"] :is(.a:where(*), .b:active)`,
      `[data-forced="active"] :is(.a:hover, .b:where(*))`,
    ],
  ],
])("%s", (selector, expected) => {
  expect(forcedSelectors(selector)).toEqual(expected);
});
