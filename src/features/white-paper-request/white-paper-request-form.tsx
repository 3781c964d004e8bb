import { RequestForm } from "../../components/forms/request-form";
import * as buttonStyles from "../../components/ui/button.module.css";
import { useTexts } from "../../i18n/use-texts";

type Props = {
  /** URL of the guide, a PDF in the page's language. */
  readonly guide: string;
};

const fields = ["name", "email", "companyName", "jobTitle"] as const;

async function loadSchema() {
  const { whitePaperRequestSchema } = await import("./white-paper-request-schema");
  return whitePaperRequestSchema;
}

/** The form for requesting the white paper, which offers the download once it has been sent. */
export function WhitePaperRequestForm({ guide }: Props) {
  const t = useTexts("white-paper-request");
  const download = (
    <a href={guide} download className={buttonStyles.button}>
      {t("thanks.download")}
    </a>
  );
  return (
    <RequestForm
      request="white-paper-request"
      fields={fields}
      loadSchema={loadSchema}
      title={t("title")}
      consent={t("consent")}
      submit={t("submit")}
      thanks={{ title: t("thanks.title"), lead: t("thanks.lead"), next: download }}
    />
  );
}
