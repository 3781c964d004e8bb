import { useContext } from "react";
import { DraftsContext } from "./draft-marks";

type Props = {
  /** Node id of a possible draft. */
  readonly id: string;
};

/**
 * A "Draft" badge, if the node is one. Use it behind `process.env.SITE_PREVIEW === "true"`, which the
 * build inlines, so that the published site ships none of it. Styled in `features/preview`.
 */
export function DraftBadge({ id }: Props) {
  const { drafts, label } = useContext(DraftsContext);
  return drafts.includes(id) ? <span className="draft-badge">{label}</span> : null;
}
