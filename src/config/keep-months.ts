/** Months that a lead is kept, where `LEADS_KEEP_MONTHS` says nothing else. */
export const defaultKeepMonths = 12;
