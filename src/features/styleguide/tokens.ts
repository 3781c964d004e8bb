/** The design tokens by purpose. A test checks that none of `src/styles/tokens.css` is missing. */
export const tokens = {
  grounds: ["--white", "--ground-alt", "--ink"],
  inks: ["--ink", "--ink-soft", "--on-ink-soft"],
  accent: ["--accent", "--accent-strong", "--accent-stronger", "--tint-1", "--tint-2", "--tint-3"],
  lines: ["--line", "--line-strong", "--line-on-ink"],
  companions: ["--sand", "--rose", "--mint"],
  type: ["--title-l", "--title-m", "--title-s", "--text-l", "--text-m", "--text-s"],
  corners: ["--radius-s", "--radius-m", "--radius-l", "--radius-pill"],
  depth: ["--shadow"],
  space: ["--gutter", "--section-space", "--header-height", "--width-page", "--width-reading"],
  motion: ["--motion", "--motion-time"],
  font: ["--font"],
} as const;
