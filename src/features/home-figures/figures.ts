import { formatDecimal, formatNumber } from "../../i18n/format";

/** The figures of the home page, in display order. */
export const figures = [
  { name: "customers", value: 80, decimals: 0, format: formatNumber },
  { name: "anonymous", value: 100, decimals: 0, format: formatNumber },
  { name: "rating", value: 4.9, decimals: 1, format: formatDecimal },
] as const;

export type Figure = (typeof figures)[number];
