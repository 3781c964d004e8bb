import { createContext } from "react";

/** Ids of the drafts, and the label of their badge. */
export type DraftMarks = { readonly drafts: readonly string[]; readonly label: string };

/** Provided around each page of a preview. */
export const DraftMarksContext = /* @__PURE__ */ createContext<DraftMarks>({
  drafts: [],
  label: "",
});
