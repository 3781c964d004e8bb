import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import type { MouseEvent, Ref } from "react";
import { fragmentTarget } from "../../browser/fragment";
import { useTexts } from "../../i18n/use-texts";
import { LinkedText } from "../links/linked-text";
import { Icon } from "../ui/icon";
import type { FieldName } from "../../forms/fields";
import type { SubmitFailure } from "../../browser/post-form";
import * as styles from "./form-notice.module.css";

type Props = {
  /** Focused after a failed submit. */
  readonly noticeRef: Ref<HTMLDivElement>;
  /** Why the form could not be sent. Without it, fields are invalid. */
  readonly failure: SubmitFailure | undefined;
  /** The invalid fields in form order, with their ids. Each shows its own error. */
  readonly fields: readonly { readonly name: FieldName; readonly id: string }[];
};

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  // Keeps the URL unchanged.
  event.preventDefault();
  const field = fragmentTarget(event.currentTarget.hash);
  // WebKit would scroll only the caret into view and leave the label under the header.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}

/** Alert that a form could not be sent, with the mailbox as an alternative; or links to the invalid fields. */
export function FormNotice({ noticeRef, failure, fields }: Props) {
  const t = useTexts("forms");
  const title = failure ? t(`failure.${failure}.title`) : t("summary", { count: fields.length });
  return (
    <div
      ref={noticeRef}
      role={failure ? "alert" : "group"}
      aria-label={title}
      tabIndex={-1}
      className={styles.notice}
    >
      <Icon icon={CircleAlert} size={24} className={styles.mark} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {failure ? (
          <>
            <p>{t(`failure.${failure}.text`)}</p>
            <p>
              <LinkedText text={t("failure.mailbox")} />
            </p>
          </>
        ) : (
          <ul className={styles.links}>
            {fields.map(({ name, id }) => (
              <li key={name}>
                <a href={`#${id}`} className="touch-target" onClick={focusField}>
                  {t(`label.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
