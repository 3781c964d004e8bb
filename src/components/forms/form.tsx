import { useEffect, useId, useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import { site } from "../../config/site";
import { useTexts } from "../../i18n/use-texts";
import { hasNewVersion } from "../../browser/site-version";
import * as buttonStyles from "../ui/button.module.css";
import { LinkedText } from "../links/linked-text";
import { MailboxText } from "../links/mailbox-text";
import { Field } from "./field";
import type { FieldName, FormValues } from "./fields";
import type { FormSchema } from "./formik-form";
import { ErrorSummary, FailureNotice } from "./form-notices";
import { initialFormState, type Failure } from "./form-state";
import { isHoneypotFilled, Honeypot } from "./honeypot";
import { reloadWithDraft, useDraft } from "./use-draft";
import { useFormikForm } from "./use-formik-form";
import * as styles from "./form.module.css";

type Props<Name extends FieldName> = {
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  readonly fields: readonly Name[];
  /** Imports the form's schema; the same function each time. */
  readonly loadSchema: () => Promise<FormSchema<Name>>;
  /** Sends what is valid, trimmed. Never rejects. */
  readonly send: (values: FormValues<Name>) => Promise<Failure | undefined>;
  /** The form has been sent, and something else should stand in its place. */
  readonly onSent: () => void;
  /** A sentence about what sending means, with marked words as `LinkedText` has them. */
  readonly consent: string;
  readonly submit: string;
};

const never = () => () => undefined;

/**
 * A form that is whole in the page's HTML and keeps what is typed into it from the first moment. What
 * checks and sends it (`FormEngine`) is loaded when it is needed; a submit waits for it.
 */
export function Form<Name extends FieldName>({ labelledBy, fields, ...props }: Props<Name>) {
  const { loadSchema, send, onSent, consent, submit } = props;
  const t = useTexts("forms");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { engine, load } = useFormikForm(form, loadSchema);
  const [attempt, setAttempt] = useState(0);
  const [{ errors, isTried, isSending, failure }, setState] = useState(initialFormState);
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  const [isRenewed, setIsRenewed] = useState(false);
  const forgetDraft = useDraft(form, loadSchema, setIsRenewed);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    if (!isSending) notice.current?.focus();
  }, [isSending, isRenewed]);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setIsRenewed(false);
    setState((state) => ({ ...state, isSending: true, failure: undefined }));
    setAttempt(attempt + 1);
    try {
      await load();
    } catch {
      if (form.current && (await hasNewVersion())) {
        reloadWithDraft(form.current);
        return;
      }
      setAttempt(0);
      setState((state) => ({ ...state, isSending: false, failure: "unloaded" }));
    }
  }

  async function sendOnce(values: FormValues<Name>): Promise<Failure | undefined> {
    const isProgram = form.current !== null && isHoneypotFilled(form.current);
    setIsOnItsWay(true);
    const result = isProgram ? undefined : await send(values);
    setIsOnItsWay(false);
    if (result === undefined) {
      forgetDraft();
      onSent();
    }
    return result;
  }

  const fieldId = (name: FieldName) => `${id}${name}`;
  const wrong = fields
    .filter((name) => errors[name] !== undefined)
    .map((name) => ({ name, id: fieldId(name) }));

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={labelledBy}
      // Should it ever be sent without our script, nothing personal ends up in an address.
      method="post"
      noValidate
      onSubmit={handleSubmit}
    >
      <noscript>
        <MailboxText text={t("noScript", { mailbox: site.mailbox })} />
      </noscript>
      <div className={styles.fields}>
        {fields.map((name) => (
          <Field key={name} id={fieldId(name)} name={name} error={errors[name]} />
        ))}
      </div>
      <Honeypot />
      {failure || isRenewed ? (
        <FailureNotice noticeRef={notice} failure={failure ?? "renewed"} />
      ) : (
        isTried && wrong.length > 0 && <ErrorSummary noticeRef={notice} fields={wrong} />
      )}
      <p className={styles.consent}>
        <LinkedText text={consent} />
      </p>
      <p role="status" className="visually-hidden">
        {/* Not while the values are checked: what is wrong with them is said instead. */}
        {(isOnItsWay || (isSending && !engine)) && t("sending")}
      </p>
      <button
        type="submit"
        className={`${buttonStyles.button} ${styles.submit}`}
        // Pressed before the page's script runs, it would send the browser away.
        disabled={!isHydrated}
        aria-disabled={isSending}
      >
        {isSending ? t("sending") : submit}
      </button>
      {engine && (
        <engine.Engine
          form={engine.form}
          schema={engine.schema}
          touched={engine.touched}
          attempt={attempt}
          send={sendOnce}
          onChange={setState}
        />
      )}
    </form>
  );
}
