import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { useDebouncedValue } from "../ui/use-debounced-value";
import * as styles from "./field.module.css";

type Props = {
  readonly id: string;
  readonly controlId: string;
  readonly limit: number;
};

/** Screen readers hear the count from this many remaining characters on, after a pause in typing. */
const nearLimit = 50;
/** Milliseconds. */
const announcementDelay = 1000;

/** Count of the characters remaining in a field, or over its limit. Empty while the field is. */
export function CharacterCount({ id, controlId, limit }: Props) {
  const t = useTexts("forms");
  const [used, setUsed] = useState(0);
  const remaining = limit - used;
  const text =
    remaining < 0 ? t("count.over", { count: -remaining }) : t("count.left", { count: remaining });
  const announcement = useDebouncedValue(remaining <= nearLimit ? text : "", announcementDelay);

  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLTextAreaElement | null;
    // Trimmed, as the value is validated and sent.
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
