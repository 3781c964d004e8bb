import { createContext } from "react";

/** Ids of the drafts, and the label of their badge. */
export type Drafts = { readonly drafts: readonly string[]; readonly label: string };

/** Provided around each page of a preview. */
export const DraftsContext = /* @__PURE__ */ createContext<Drafts>({
  drafts: [],
  label: "",
});
