/** Months that a request of a form is kept, where `LEADS_KEEP_MONTHS` says nothing else. */
export const defaultKeepMonths = 12;
