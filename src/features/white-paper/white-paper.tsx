import { FormScreen } from "../../components/forms/form-screen";
import { LeadForm } from "../../components/forms/lead-form";
import { LinkedText } from "../../components/links/linked-text";
import { buttonClass } from "../../components/ui/button";
import { CheckList } from "../../components/ui/check-list";
import { Drawing } from "../../components/ui/drawing";
import { useLocale } from "../../i18n/locale-context";
import { whitePaperPaths } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./white-paper.module.css";

/** The guide's download, once the form has been sent. */
function Download() {
  const t = useTexts("white-paper-request");
  return (
    <a href={whitePaperPaths[useLocale()]} download className={buttonClass("button")}>
      {t("thanks.download")}
    </a>
  );
}

/** The guide's cover. A single image to screen readers. */
function GuideCover() {
  const t = useTexts("white-paper");
  return (
    <div role="img" aria-label={t("cover.alt")} className={`dark ${styles.cover}`}>
      <Drawing name="guide-cover" width={210} height={297} className={styles.shapes} />
      <p className={styles.title}>{t("cover.title")}</p>
      <p className={`soft ${styles.subtitle}`}>{t("cover.subtitle")}</p>
    </div>
  );
}

const points = ["statistics", "costs", "advice", "stories", "productivity"] as const;

type Props = {
  /** URL of the vendor's sign-up form in the page's language. Without it, the site's own is shown. */
  readonly frame: string | undefined;
};

/** Content of the white paper page: what the guide contains, next to the form for requesting it. */
export function WhitePaper({ frame }: Props) {
  const t = useTexts("white-paper");
  const requestTexts = useTexts("white-paper-request");
  return (
    <FormScreen
      namespace="white-paper"
      frame={frame}
      frameClass={styles.frame}
      form={<LeadForm name="white-paper-request" next={<Download />} />}
      badge={<p className={styles.badge}>{t("badge")}</p>}
      aside={<GuideCover />}
      action={requestTexts("title")}
    >
      <section aria-labelledby="contents" className={styles.guide}>
        <h2 id="contents">{t("points.title")}</h2>
        <CheckList points={points.map((name) => t(`points.${name}`))} />
      </section>
      <p>
        <LinkedText text={t("note")} />
      </p>
    </FormScreen>
  );
}
