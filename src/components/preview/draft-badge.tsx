import { createContext, useContext } from "react";

/** Ids of the drafts, and the label of their badge. */
export type Drafts = { readonly drafts: readonly string[]; readonly label: string };

/** Provided around each page of a preview. */
export const DraftsContext = /* @__PURE__ */ createContext<Drafts>({
  drafts: [],
  label: "",
});

type Props = { readonly id: string };

/** A "Draft" badge in a preview, if the node is one. Styled in `features/preview`. */
export function DraftBadge(props: Props) {
  return process.env.SITE_PREVIEW === "true" ? <Badge {...props} /> : null;
}

function Badge({ id }: Props) {
  const { drafts, label } = useContext(DraftsContext);
  return drafts.includes(id) ? <span className="draft-badge">{label}</span> : null;
}
