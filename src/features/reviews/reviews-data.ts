/** The reviews in order: the key of their texts, and the user's rating in stars, out of 5. */
export const reviews = [
  { key: "r1", stars: 5 },
  { key: "r2", stars: 5 },
  { key: "r3", stars: 5 },
  { key: "r4", stars: 5 },
  { key: "r5", stars: 5 },
  { key: "r6", stars: 4 },
  { key: "r7", stars: 5 },
  { key: "r8", stars: 5 },
  { key: "r9", stars: 5 },
  { key: "r10", stars: 5 },
  { key: "r11", stars: 5 },
  { key: "r12", stars: 5 },
  { key: "r13", stars: 5 },
  { key: "r14", stars: 5 },
  { key: "r15", stars: 5 },
  { key: "r16", stars: 5 },
  { key: "r17", stars: 4 },
  { key: "r18", stars: 5 },
  { key: "r19", stars: 5 },
  { key: "r20", stars: 5 },
] as const;

export type Review = (typeof reviews)[number];
