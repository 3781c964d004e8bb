import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import type { ReactNode } from "react";
import type { ScreenName } from "../../i18n/routes";
import { Icon } from "../ui/icon";
import * as styles from "./back-link.module.css";
import { ScreenLink } from "./screen-link";

type Props = { readonly screen: ScreenName; readonly children: ReactNode };

/** Link from a page back to its parent screen. */
export function BackLink({ screen, children }: Props) {
  return (
    <ScreenLink screen={screen} className={`no-print soft touch-target ${styles.link}`}>
      <Icon icon={ArrowLeft} size={18} />
      {children}
    </ScreenLink>
  );
}
