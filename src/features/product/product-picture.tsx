import { Drawing } from "../../components/ui/drawing";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./product-picture.module.css";

/** The customer portal, or a webinar, before the house. */
export function ProductPicture({ part }: { readonly part: "portal" | "webinars" }) {
  const t = useTexts("product");
  return (
    <Drawing
      name={`product-${part}-${useLocale()}`}
      alt={t(`${part}.picture.alt`)}
      width={640}
      height={600}
      narrow={{ width: 343, height: 540 }}
      className={styles.picture}
    />
  );
}
