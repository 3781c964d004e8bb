import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { MouseEvent, ReactNode, Ref } from "react";
import { site } from "../../config/site";
import { useTexts } from "../../i18n/use-texts";
import { MailboxText } from "../links/mailbox-text";
import type { FieldName } from "./fields";
import type { SubmitFailure } from "./post-request";
import * as styles from "./form-notices.module.css";

type SummaryProps = {
  /** Focused after a failed submit. */
  readonly noticeRef: Ref<HTMLDivElement>;
  /** The invalid fields in form order, with their ids. */
  readonly fields: readonly { readonly name: FieldName; readonly id: string }[];
};

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  // Keeps the URL unchanged.
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  // WebKit would scroll only the caret into view and leave the label under the header.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}

/** Error summary: the number of invalid fields and a link to each. The errors are shown at the fields. */
export function ErrorSummary({ noticeRef, fields }: SummaryProps) {
  const t = useTexts("forms");
  return (
    <Notice noticeRef={noticeRef} role="group" title={t("summary", { count: fields.length })}>
      <ul className={styles.links}>
        {fields.map(({ name, id }) => (
          <li key={name}>
            <a href={`#${id}`} className="tap" onClick={focusField}>
              {t(`label.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type FailureProps = Pick<SummaryProps, "noticeRef"> & { readonly failure: SubmitFailure };

/** Alert that a form could not be sent, with the mailbox as an alternative. */
export function FailureNotice({ noticeRef, failure }: FailureProps) {
  const t = useTexts("forms");
  return (
    <Notice noticeRef={noticeRef} role="alert" title={t(`failure.${failure}.title`)}>
      <p>{t(`failure.${failure}.text`)}</p>
      <MailboxText text={t("failure.mailbox", { mailbox: site.mailbox })} />
    </Notice>
  );
}

type NoticeProps = {
  readonly noticeRef: Ref<HTMLDivElement>;
  readonly role: "group" | "alert";
  readonly title: string;
  readonly children: ReactNode;
};

function Notice({ noticeRef, role, title, children }: NoticeProps) {
  return (
    <div ref={noticeRef} role={role} aria-label={title} tabIndex={-1} className={styles.notice}>
      <CircleAlert size={24} strokeWidth={1.5} aria-hidden />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
