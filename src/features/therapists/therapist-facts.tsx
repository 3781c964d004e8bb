import { SectionHead } from "../../components/layout/section-head";
import { LinkedText } from "../../components/links/linked-text";
import { RowList } from "../../components/ui/row-list";
import { useTexts } from "../../i18n/use-texts";

/** In display order. */
const facts = ["independent", "education", "interviewing", "confidentiality"] as const;

/** Facts that apply to every therapist. */
export function TherapistFacts() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="facts">
      <SectionHead id="facts" title={t("facts.title")} lead={t("facts.lead")} />
      <RowList
        rows={facts.map((name) => ({
          key: name,
          title: t(`facts.${name}.title`),
          text: <LinkedText text={t(`facts.${name}.text`)} />,
        }))}
      />
    </section>
  );
}
