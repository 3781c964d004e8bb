import { useCallback, useEffect, useId, useReducer, useRef, type FormEvent } from "react";
import { site } from "../../config/site";
import type { Locale } from "../../i18n/locales";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { Button } from "../ui/button";
import { useIsHydrated } from "../ui/client-state";
import { useOnDemand } from "../ui/use-on-demand";
import { whenNear } from "../ui/when-near";
import { LinkedText } from "../links/linked-text";
import { Field } from "./field";
import { formFields, honeypotName, type FormValues, type FormName } from "../../forms/fields";
import { FormNotice } from "./form-notice";
import { formReducer, initialFormState } from "./form-state";
import { formValues } from "./form-values";
import { useDraft } from "./use-draft";
import { formUrl, type SubmitFailure } from "../../browser/post-form";
import * as styles from "./form.module.css";

const loadController = () => import("./form-controller");

type Props = {
  readonly labelledBy: string;
  readonly name: FormName;
  /** Sends the valid, trimmed values. Never rejects. */
  readonly send: (values: FormValues, language: Locale) => Promise<SubmitFailure | undefined>;
  /**
   * Returns the values to send if they are certainly valid. Asked if a submit comes before the form's code,
   * where the visitor is thanked whatever the server says; without it, a submit waits for the code.
   */
  readonly validateEarly?: (values: FormValues) => FormValues | undefined;
  /** Called when the form has been sent and should be replaced. */
  readonly onSent: () => void;
  /** Sentence about the consent given by sending, in `LinkedText` markup. */
  readonly consent: string;
  readonly submit: string;
};

/**
 * A form that is complete in the page's HTML and keeps what is typed before hydration. Validation and
 * sending (`FormController`) are loaded on demand; a submit waits for them.
 */
export function Form({ labelledBy, name, send, validateEarly, onSent, consent, submit }: Props) {
  const t = useTexts("forms");
  const id = useId();
  const language = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { part: loaded, prepare, request } = useOnDemand(loadController, name);
  const [state, dispatch] = useReducer(formReducer, initialFormState);
  const { errors, touched, wasSubmitted, progress, failure } = state;
  const report = useCallback((reason: SubmitFailure) => {
    dispatch({ type: "settled", failure: reason });
  }, []);
  const discardDraft = useDraft(form, name, report);
  const isHydrated = useIsHydrated();
  const isBusy = progress !== undefined;

  useEffect(() => {
    if (!isBusy) notice.current?.focus();
  }, [isBusy, failure]);

  useEffect(() => {
    if (!form.current) return;
    // The form may have been focused before hydration.
    if (form.current.contains(document.activeElement)) prepare();
    return whenNear(form.current, prepare);
  }, [prepare]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const early = loaded ? undefined : validateEarly?.(formValues(event.currentTarget));
    if (early) {
      await sendValid(early);
      return;
    }
    // `FormController` validates and sends as soon as it is mounted.
    dispatch({ type: "submitted", isLoaded: loaded !== undefined });
    if (!(await request())) report("unreachable");
  }

  async function sendValid(values: FormValues): Promise<void> {
    dispatch({ type: "sending" });
    const trap = form.current && new FormData(form.current).get(honeypotName);
    const sent = trap ? { ...values, [honeypotName]: trap } : values;
    // The site's own receiver keeps a bot's apart. Another API knows nothing of the honeypot, and is sent nothing.
    const result = trap && !site.hasReceiver ? undefined : await send(sent, language);
    if (result === undefined) {
      discardDraft();
      onSent();
    }
    dispatch({ type: "settled", failure: result });
  }

  const fields = formFields[name].map((field) => {
    const error = wasSubmitted || touched.includes(field) ? errors[field] : undefined;
    return { name: field, id: `${id}${field}`, error };
  });
  const invalidFields = fields.filter(({ error }) => error !== undefined);

  return (
    // The listeners prepare what a submit does; nothing is operated by them.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={labelledBy}
      // Without the script, the receiver answers with a page. No personal data ends up in a URL.
      method="post"
      action={site.hasReceiver ? formUrl(name) : undefined}
      noValidate
      onSubmit={handleSubmit}
      onFocus={prepare}
      onPointerDown={prepare}
      onBlur={({ target }) => dispatch({ type: "left", name: target.name })}
    >
      {!site.hasReceiver && (
        <noscript>
          <p>
            <LinkedText text={t("noScript")} />
          </p>
        </noscript>
      )}
      {site.hasReceiver && <input type="hidden" name="language" value={language} />}
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
      </div>
      {/* Only bots fill it in. Hidden by no `display: none`, which some of them detect. */}
      <div className="visually-hidden" aria-hidden>
        <label>
          {t("trap")}
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {(failure !== undefined || (wasSubmitted && invalidFields.length > 0)) && (
        <FormNotice key={failure} noticeRef={notice} failure={failure} fields={invalidFields} />
      )}
      <p className={`small ${styles.consent}`}>
        <LinkedText text={consent} />
      </p>
      <p role="status" className="visually-hidden">
        {/* Not during validation, whose errors are announced instead. */}
        {isBusy && progress !== "checking" && t("sending")}
      </p>
      <Button
        type="submit"
        className={styles.submit}
        // Before hydration a click submits natively, which only the receiver answers with a page.
        disabled={!isHydrated && !site.hasReceiver}
        isDisabled={isBusy}
        // Shown by `deferred-scripts.ts`.
        data-offline={t("failure.unreachable.text")}
      >
        {isBusy ? t("sending") : submit}
      </Button>
      {loaded && (
        <loaded.FormController
          formRef={form}
          name={name}
          isSubmitted={progress === "checking" || progress === "loading"}
          send={sendValid}
          dispatch={dispatch}
        />
      )}
    </form>
  );
}
