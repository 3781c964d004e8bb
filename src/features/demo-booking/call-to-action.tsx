import { Drawing } from "../../components/ui/drawing";
import type { Listed, NamespaceWith } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import { ScreenLink } from "../../components/links/screen-link";
import * as styles from "./call-to-action.module.css";

type Props<N extends string> = { readonly namespace: Listed<N, "closing.text"> };

/** Call to action at the end of a screen for employers, in a `Section` on ink: book a demo. It is night, and one window is lit. */
export function CallToAction<N extends string>({ namespace }: Props<N>) {
  const t = useTexts(namespace as NamespaceWith<"closing.text">);
  const layoutTexts = useTexts("layout");
  return (
    <section aria-labelledby="closing" className={styles.closing}>
      <div className={styles.text}>
        <h2 id="closing">{t("closing.title")}</h2>
        <p className={`lead ${styles.lead}`}>{t("closing.text")}</p>
        <ScreenLink screen="demoBooking" variant="button">
          {layoutTexts("bookDemo")}
        </ScreenLink>
      </div>
      <Drawing name="house-night" width={832} height={568} className={styles.house} />
    </section>
  );
}
