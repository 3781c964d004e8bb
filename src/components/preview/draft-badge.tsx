import { useContext } from "react";
import { DraftsContext } from "./draft-marks";

type Props = {
  /** Node id of a possible draft. */
  readonly id: string;
};

/** A "Draft" badge in a preview, if the node is one. Styled in `features/preview`. */
export function DraftBadge(props: Props) {
  return process.env.SITE_PREVIEW === "true" ? <Badge {...props} /> : null;
}

function Badge({ id }: Props) {
  const { drafts, label } = useContext(DraftsContext);
  return drafts.includes(id) ? <span className="draft-badge">{label}</span> : null;
}
