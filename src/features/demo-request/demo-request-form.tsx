import { useId, useState } from "react";
import { Form } from "../../components/forms/form";
import { FormCard } from "../../components/forms/form-card";
import { FormSuccess } from "../../components/forms/form-success";
import type { FormValues } from "../../components/forms/fields";
import { sendRequest } from "../../components/forms/post-request";
import { useTexts } from "../../i18n/use-texts";

const fields = ["name", "email", "companyName", "numberOfEmployees", "message"] as const;

async function loadSchema() {
  const { demoRequestSchema } = await import("./demo-request-schema");
  return demoRequestSchema;
}

function send(values: FormValues<(typeof fields)[number]>) {
  return sendRequest("demo-request", values);
}

/** The form by which a company asks for a demo, and thanks in its place when it has been accepted. */
export function DemoRequestForm() {
  const t = useTexts("demo-request");
  const titleId = useId();
  const [isSent, setIsSent] = useState(false);
  return (
    <FormCard>
      {isSent ? (
        <FormSuccess title={t("thanks.title")} lead={t("thanks.lead")} />
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
