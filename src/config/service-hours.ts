/**
 * Full hours between which there are sessions, every day, Swedish time. Texts say them in words; apart from the
 * other facts, which every page loads.
 */
export const serviceHours = { opensAt: 7, closesAt: 23 } as const;
