import { clsx } from "clsx";
import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { Icon } from "../ui/icon";
import { useDebouncedValue } from "../ui/use-debounced-value";
import { fieldKind, type ErrorKey, type FieldName } from "../../forms/fields";
import * as styles from "./field.module.css";

type Props = {
  readonly id: string;
  readonly name: FieldName;
  readonly error: ErrorKey | undefined;
};

/**
 * A form field: label, control, and a line for the limit or error. The line is always reserved, so that
 * errors do not shift the layout. There is no `maxLength`, which would silently truncate pasted text.
 */
export function Field({ id, name, error }: Props) {
  const t = useTexts("forms");
  const { input, isOptional, isLong, limit } = fieldKind(name);
  const noteId = `${id}-note`;
  const countId = `${id}-count`;
  const [used, setUsed] = useState(0);
  const control = {
    id,
    name,
    className: `input-box ${styles.control}`,
    // Names may be written in any script.
    dir: "auto",
    "aria-required": !isOptional,
    "aria-invalid": error !== undefined,
    "aria-describedby": limit ? `${noteId} ${countId}` : error && noteId,
  } as const;

  return (
    <div className={clsx(styles.field, isLong && styles.long)}>
      <label htmlFor={id} className={styles.label}>
        {isOptional ? t("optionalLabel", { label: t(`label.${name}`) }) : t(`label.${name}`)}
      </label>
      {isLong ? (
        <textarea
          {...control}
          rows={3}
          // Trimmed, as the value is validated and sent. What was entered before hydration is entered again.
          onInput={({ currentTarget }) => setUsed(currentTarget.value.trim().length)}
          // Browsers show the cursor's line, which leaves the rest behind the cookie banner.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
        />
      ) : (
        <input
          {...control}
          // Not "email": browsers rewrite international addresses in it.
          type="text"
          autoComplete="off"
          {...input}
        />
      )}
      <div className={clsx("small", styles.note, limit && styles.limited)}>
        {error ? (
          <p id={noteId} className={styles.error}>
            <Icon icon={CircleAlert} size={18} className={styles.mark} />
            <span>{t(error)}</span>
          </p>
        ) : (
          limit && <p id={noteId}>{t("limit", { limit })}</p>
        )}
        {limit && <CharacterCount id={countId} used={used} limit={limit} />}
      </div>
    </div>
  );
}

type CountProps = {
  readonly id: string;
  /** Characters. */
  readonly used: number;
  readonly limit: number;
};

/** Screen readers hear the count from this many remaining characters on, after a pause in typing. */
const nearLimit = 50;
/** Milliseconds. */
const announcementDelay = 1000;

/** Count of the characters remaining in a field, or over its limit. Empty while the field is. */
function CharacterCount({ id, used, limit }: CountProps) {
  const t = useTexts("forms");
  const remaining = limit - used;
  const text =
    remaining < 0 ? t("count.over", { count: -remaining }) : t("count.left", { count: remaining });
  const announcement = useDebouncedValue(remaining <= nearLimit ? text : "", announcementDelay);

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
