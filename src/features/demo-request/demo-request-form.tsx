import { RequestForm } from "../../components/forms/request-form";
import { useTexts } from "../../i18n/use-texts";

const fields = ["name", "email", "companyName", "numberOfEmployees", "message"] as const;

async function loadSchema() {
  const { demoRequestSchema } = await import("./demo-request-schema");
  return demoRequestSchema;
}

/** The form for requesting a demo. */
export function DemoRequestForm() {
  const t = useTexts("demo-request");
  return (
    <RequestForm
      request="demo-request"
      fields={fields}
      loadSchema={loadSchema}
      title={t("title")}
      consent={t("consent")}
      submit={t("submit")}
      thanks={{ title: t("thanks.title"), lead: t("thanks.lead") }}
    />
  );
}
