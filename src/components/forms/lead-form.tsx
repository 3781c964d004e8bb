import { clsx } from "clsx";
import { useId, useState, type ReactNode } from "react";
import { sendForm } from "../../browser/post-form";
import type { NamespaceWith } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import type { FormName } from "../../forms/fields";
import { Form } from "./form";
import { FormSuccess } from "./form-success";
import * as styles from "./lead-form.module.css";

type Props = {
  /** Also the namespace of the form's texts. */
  readonly name: FormName & NamespaceWith<"thanks.then">;
  /** Next steps, below the thanks. */
  readonly next?: ReactNode;
};

/** A form on a card whose answers become a lead. Shows the thanks only once the server has accepted it. */
export function LeadForm({ name, next }: Props) {
  const t = useTexts(name);
  const titleId = useId();
  const [isSent, setIsSent] = useState(false);
  return (
    <div id={name} className={clsx(styles.card, isSent && styles.sent)}>
      {isSent ? (
        <FormSuccess namespace={name}>{next}</FormSuccess>
      ) : (
        <>
          <h2 id={titleId}>{t("title")}</h2>
          <Form
            labelledBy={titleId}
            name={name}
            send={(values, language) => sendForm(name, values, language)}
            onSent={() => setIsSent(true)}
            consent={t("consent")}
            submit={t("submit")}
          />
        </>
      )}
    </div>
  );
}
