import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { useSettled } from "../ui/use-settled";
import * as styles from "./character-count.module.css";

type Props = {
  readonly id: string;
  /** Id of the field. */
  readonly controlId: string;
  readonly limit: number;
};

/** From how many characters left on screen readers are told, once nothing has been typed for a second. */
const nearLimit = 50;
const announcementDelay = 1000;

/** How many characters a field still takes, or has too many, once there is something in it. */
export function CharacterCount({ id, controlId, limit }: Props) {
  const t = useTexts("forms");
  const [used, setUsed] = useState(0);
  const left = limit - used;
  const text = left < 0 ? t("count.over", { count: -left }) : t("count.left", { count: left });
  const announcement = useSettled(left <= nearLimit ? text : "", announcementDelay);

  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLTextAreaElement | null;
    // As it is checked and sent: without the space around it.
    const count = () => setUsed(control?.value.trim().length ?? 0);
    control?.addEventListener("input", count);
    count();
    return () => control?.removeEventListener("input", count);
  }, [controlId]);

  return (
    <>
      <div id={id} className={styles.count}>
        {used > 0 && text}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}
