import { useId, useState } from "react";
import { Form } from "../../components/forms/form";
import { FormCard } from "../../components/forms/form-card";
import { FormSuccess } from "../../components/forms/form-success";
import type { FormValues } from "../../components/forms/fields";
import { sendRequest } from "../../components/forms/post-request";
import * as buttonStyles from "../../components/ui/button.module.css";
import { useTexts } from "../../i18n/use-texts";

type Props = {
  /** Address of the guide, a PDF in the page's language. */
  readonly guide: string;
};

const fields = ["name", "email", "companyName", "jobTitle"] as const;

async function loadSchema() {
  const { whitePaperRequestSchema } = await import("./white-paper-request-schema");
  return whitePaperRequestSchema;
}

function send(values: FormValues<(typeof fields)[number]>) {
  return sendRequest("white-paper-request", values);
}

/** The form that the guide is had for, and the guide in its place when it has been accepted. */
export function WhitePaperRequestForm({ guide }: Props) {
  const t = useTexts("white-paper-request");
  const titleId = useId();
  const [isSent, setIsSent] = useState(false);
  return (
    <FormCard>
      {isSent ? (
        <FormSuccess title={t("thanks.title")} lead={t("thanks.lead")}>
          <a href={guide} download className={buttonStyles.button}>
            {t("thanks.download")}
          </a>
        </FormSuccess>
      ) : (
        <>
          <h2 id={titleId}>{t("title")}</h2>
          <Form
            labelledBy={titleId}
            fields={fields}
            loadSchema={loadSchema}
            send={send}
            onSent={() => setIsSent(true)}
            consent={t("consent")}
            submit={t("submit")}
          />
        </>
      )}
    </FormCard>
  );
}
