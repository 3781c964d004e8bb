import { Drawing } from "../../components/ui/drawing";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./product-picture.module.css";

/** How high the pictures for phones are. */
const narrowHeights = { portal: 510, webinars: 410 } as const;

/** The customer portal, or a webinar. */
export function ProductPicture({ part }: { readonly part: keyof typeof narrowHeights }) {
  const t = useTexts("product");
  return (
    <Drawing
      name={`product-${part}-${useLocale()}`}
      alt={t(`${part}.picture.alt`)}
      width={640}
      height={640}
      narrow={{ width: 343, height: narrowHeights[part] }}
      className={styles.picture}
    />
  );
}
