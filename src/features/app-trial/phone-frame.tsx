import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import Wind from "lucide-react/icons/wind";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./phone-frame.module.css";

const tabs = [
  ["today", House],
  ["talk", MessageCircle],
  ["exercises", Wind],
] as const;

type Props = {
  /** The part of the app that is open. */
  readonly tab: (typeof tabs)[number][0];
  readonly children: ReactNode;
};

/** A phone with a screen of the app, and the app's tabs as a drawing. */
export function PhoneFrame({ tab, children }: Props) {
  const t = useTexts("product");
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>{children}</div>
      <div aria-hidden className={styles.tabs}>
        {tabs.map(([name, Icon]) => (
          <p key={name} className={name === tab ? styles.current : undefined}>
            <Icon size={20} strokeWidth={1.5} />
            {t(`app.picture.${name}`)}
          </p>
        ))}
      </div>
    </div>
  );
}
