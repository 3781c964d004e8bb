import type { Listed, NamespaceWith } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import { ScreenLink } from "../../components/links/screen-link";
import * as styles from "./call-to-action.module.css";

type Props<N extends string> = { readonly namespace: Listed<N, "closing.text"> };

/** Call to action at the end of a screen for employers: book a demo. */
export function CallToAction<N extends string>({ namespace }: Props<N>) {
  const t = useTexts(namespace as NamespaceWith<"closing.text">);
  const layoutTexts = useTexts("layout");
  return (
    <section aria-labelledby="closing" className={styles.closing}>
      <h2 id="closing">{t("closing.title")}</h2>
      <p className={styles.text}>{t("closing.text")}</p>
      <ScreenLink screen="demoBooking" variant="button">
        {layoutTexts("bookDemo")}
      </ScreenLink>
    </section>
  );
}
