import { formatDecimal, formatNumber } from "../../i18n/format";

/** The figures that section 1 of the specification gives the start page, in their order. */
export const figures = [
  { name: "customers", value: 80, decimals: 0, format: formatNumber },
  { name: "anonymous", value: 100, decimals: 0, format: formatNumber },
  { name: "rating", value: 4.9, decimals: 1, format: formatDecimal },
] as const;

export type Figure = (typeof figures)[number];
