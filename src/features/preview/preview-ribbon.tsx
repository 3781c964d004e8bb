import Eye from "lucide/dist/esm/icons/eye.mjs";
import { Icon } from "../../components/ui/icon";
import { interpolate } from "../../i18n/interpolate";
import type { Locale } from "../../i18n/locales";
import { previewTexts } from "../../i18n/preview-texts";
import * as styles from "./preview-ribbon.module.css";

/** When the preview was built, formatted per language; empty if changes appear live. */
const times = JSON.parse(process.env.PREVIEW_TIMES || "{}") as Partial<Record<Locale, string>>;

/** Ribbon on every page saying that this is a preview, and how recent it is. */
export function PreviewRibbon({ locale }: { readonly locale: Locale }) {
  const texts = previewTexts[locale];
  const time = times[locale];
  return (
    <aside aria-label={texts.label} className={`dark ${styles.ribbon}`}>
      <Icon icon={Eye} size={18} />
      <p className={styles.text}>
        <strong>{texts.label}</strong>
        <span className="soft">{time ? interpolate(texts.built, { time }) : texts.live}</span>
      </p>
    </aside>
  );
}
