/** How long texts may be, in characters. */

/** Beyond it, the Studio does not publish; beyond ten times as many, nor does a build. */
export const textLimits = {
  title: 100,
  /** For search engines. */
  metaDescription: 200,
  /** What a picture shows. */
  alt: 250,
  quote: 600,
  /** Names, roles, companies. */
  name: 100,
} as const;

/** What Google shows of a result on a wide screen, about; it measures pixels. */
export const searchResultLengths = { metaTitle: 60, metaDescription: 155 } as const;
