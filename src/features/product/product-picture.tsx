import { Drawing } from "../../components/ui/drawing";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./product-picture.module.css";

/** How high the pictures for phones are. */
const narrowHeights = { pocket: 490, portal: 510, webinars: 410 } as const;

type Props = {
  readonly name: keyof typeof narrowHeights;
  /** Decorative without it. */
  readonly alt?: string;
  /** Whether it is in view from the start. */
  readonly priority?: boolean;
};

/** The app in a pocket, the customer portal, or a webinar, in the page's language. */
export function ProductPicture({ name, alt = "", priority = false }: Props) {
  return (
    <Drawing
      name={`product-${name}-${useLocale()}`}
      alt={alt}
      width={640}
      height={640}
      narrow={{ width: 343, height: narrowHeights[name] }}
      priority={priority}
      className={styles.picture}
    />
  );
}
