import { Drawing } from "../../components/ui/drawing";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./product-picture.module.css";

/** How large the pictures are, and how high those for phones. */
const sizes = {
  pocket: { width: 640, height: 640, narrow: 490 },
  portal: { width: 640, height: 640, narrow: 550 },
  webinars: { width: 1280, height: 592, narrow: 410 },
} as const;

type Props = {
  readonly name: keyof typeof sizes;
  /** Decorative without it. */
  readonly alt?: string;
  /** Whether it is in view from the start. */
  readonly priority?: boolean;
};

/** The app in a pocket, the customer portal, or a webinar, in the page's language. */
export function ProductPicture({ name, alt = "", priority = false }: Props) {
  const { width, height, narrow } = sizes[name];
  return (
    <Drawing
      name={`product-${name}-${useLocale()}`}
      alt={alt}
      width={width}
      height={height}
      narrow={{ width: 343, height: narrow }}
      priority={priority}
      className={styles.picture}
    />
  );
}
