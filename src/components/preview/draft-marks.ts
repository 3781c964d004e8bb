import { createContext } from "react";

/** What cards need to mark the drafts among them: which ones, and the word. */
export type DraftMarks = { readonly drafts: readonly string[]; readonly label: string };

/** Filled around each page of a preview. */
export const DraftMarksContext = /* @__PURE__ */ createContext<DraftMarks>({
  drafts: [],
  label: "",
});
