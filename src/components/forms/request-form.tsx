import { useId, useState, type ReactNode } from "react";
import { sendRequest } from "../../browser/post-request";
import type { NamespaceWith } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import type { RequestName } from "../../requests/fields";
import { Form } from "./form";
import { FormSuccess } from "./form-success";
import * as styles from "./request-form.module.css";

type Props = {
  /** The API's endpoint; also the namespace of the form's texts. */
  readonly request: RequestName & NamespaceWith<"thanks.then">;
  /** Next steps, below the thanks. */
  readonly next?: ReactNode;
};

/** A request form on a card. Shows the thanks only once the server has accepted it. */
export function RequestForm({ request, next }: Props) {
  const t = useTexts(request);
  const titleId = useId();
  const [isSent, setIsSent] = useState(false);
  return (
    <div className={isSent ? `${styles.card} ${styles.sent}` : styles.card}>
      {isSent ? (
        <FormSuccess namespace={request}>{next}</FormSuccess>
      ) : (
        <>
          <h2 id={titleId}>{t("title")}</h2>
          <Form
            labelledBy={titleId}
            request={request}
            send={(values, language) => sendRequest(request, values, language)}
            onSent={() => setIsSent(true)}
            consent={t("consent")}
            submit={t("submit")}
          />
        </>
      )}
    </div>
  );
}
