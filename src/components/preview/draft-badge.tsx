import { useContext } from "react";
import { DraftMarksContext } from "./draft-marks";

type Props = {
  /** Id of the node that may be a draft. */
  readonly id: string;
};

/**
 * The word "Draft" on what is one. To be used behind `process.env.SITE_PREVIEW === "true"`, which the
 * build replaces: nothing of it is left on the published site. Its look is in `features/preview`.
 */
export function DraftBadge({ id }: Props) {
  const { drafts, label } = useContext(DraftMarksContext);
  return drafts.includes(id) ? <span className="draft-badge">{label}</span> : null;
}
