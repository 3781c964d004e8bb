import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { site } from "../../config/site";
import type { Locale } from "../../i18n/locales";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { hasNewVersion } from "../../browser/site-version";
import * as buttonStyles from "../ui/button.module.css";
import { useIsHydrated } from "../ui/client-state";
import { LinkedText } from "../links/linked-text";
import { MailboxText } from "../links/mailbox-text";
import { Field } from "./field";
import type { FieldName, FormValues } from "./fields";
import type { FormSchema } from "./formik-form";
import { ErrorSummary, FailureNotice } from "./form-notices";
import { initialFormState, type SubmitFailure } from "./form-state";
import { Honeypot, honeypotValue } from "./honeypot";
import { honeypotName } from "./honeypot-name";
import { reloadKeepingDraft, useDraft } from "./use-draft";
import { requestUrl, type RequestName } from "./post-request";
import { useFormikForm } from "./use-formik-form";
import * as styles from "./form.module.css";

type Props<Name extends FieldName> = {
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  readonly fields: readonly Name[];
  /** Imports the form's schema. Must be stable across renders. */
  readonly loadSchema: () => Promise<FormSchema<Name>>;
  /** The API's endpoint that the form is sent to. */
  readonly request: RequestName;
  /** Sends the valid, trimmed values. Never rejects. */
  readonly send: (values: FormValues<Name>, language: Locale) => Promise<SubmitFailure | undefined>;
  /** Called when the form has been sent and should be replaced. */
  readonly onSent: () => void;
  /** Sentence about the consent given by sending, in `LinkedText` markup. */
  readonly consent: string;
  readonly submit: string;
};

/**
 * A form that is complete in the page's HTML and keeps what is typed before hydration. Validation and
 * sending (`FormikForm`) are loaded on demand; a submit waits for them.
 */
export function Form<Name extends FieldName>({ labelledBy, fields, ...props }: Props<Name>) {
  const { loadSchema, request, send, onSent, consent, submit } = props;
  const t = useTexts("forms");
  const id = useId();
  const language = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { engine, load } = useFormikForm(form, loadSchema);
  const [attempt, setAttempt] = useState(0);
  const [{ errors, isTried, isSending, failure }, setState] = useState(initialFormState);
  const [isPosting, setIsPosting] = useState(false);
  const [isRenewed, setIsRenewed] = useState(false);
  const forgetDraft = useDraft(form, loadSchema, setIsRenewed);
  const isHydrated = useIsHydrated();

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
        reloadKeepingDraft(form.current);
        return;
      }
      setAttempt(0);
      setState((state) => ({ ...state, isSending: false, failure: "unloaded" }));
    }
  }

  async function sendOnce(values: FormValues<Name>): Promise<SubmitFailure | undefined> {
    const trap = form.current ? honeypotValue(form.current) : "";
    setIsPosting(true);
    const result = await (trap ? sendOfBot(values, trap) : send(values, language));
    setIsPosting(false);
    if (result === undefined) {
      forgetDraft();
      onSent();
    }
    return result;
  }

  /** The site's own receiver keeps it apart. Another API knows nothing of the honeypot, and is sent nothing. */
  async function sendOfBot(values: FormValues<Name>, trap: string) {
    if (!site.hasReceiver) return undefined;
    return await send({ ...values, [honeypotName]: trap }, language);
  }

  const fieldId = (name: FieldName) => `${id}${name}`;
  const invalidFields = fields
    .filter((name) => errors[name] !== undefined)
    .map((name) => ({ name, id: fieldId(name) }));

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={labelledBy}
      // Without the script, the receiver answers with a page. No personal data ends up in a URL.
      method="post"
      action={site.hasReceiver ? requestUrl(request) : undefined}
      noValidate
      onSubmit={handleSubmit}
    >
      {!site.hasReceiver && (
        <noscript>
          <MailboxText text={t("noScript", { mailbox: site.mailbox })} />
        </noscript>
      )}
      {site.hasReceiver && <input type="hidden" name="language" value={language} />}
      <div className={styles.fields}>
        {fields.map((name) => (
          <Field key={name} id={fieldId(name)} name={name} error={errors[name]} />
        ))}
      </div>
      <Honeypot />
      {failure || isRenewed ? (
        <FailureNotice noticeRef={notice} failure={failure ?? "renewed"} />
      ) : (
        isTried &&
        invalidFields.length > 0 && <ErrorSummary noticeRef={notice} fields={invalidFields} />
      )}
      <p className={styles.consent}>
        <LinkedText text={consent} />
      </p>
      <p role="status" className="visually-hidden">
        {/* Not during validation, whose errors are announced instead. */}
        {(isPosting || (isSending && !engine)) && t("sending")}
      </p>
      <button
        type="submit"
        className={`${buttonStyles.button} ${styles.submit}`}
        // Before hydration a click submits natively, which only the receiver answers with a page.
        disabled={!isHydrated && !site.hasReceiver}
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
