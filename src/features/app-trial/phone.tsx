import { clsx } from "clsx";
import BatteryFull from "lucide/dist/esm/icons/battery-full.mjs";
import type { ReactNode } from "react";
import { Icon } from "../../components/ui/icon";
import * as styles from "./phone.module.css";

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/** The drawn phone, at least as high as `--phone-height` says. */
export function Phone({ className, children }: Props) {
  return (
    <div className={clsx(styles.phone, className)}>
      <div aria-hidden className={styles.status}>
        <span>9:41</span>
        <Icon icon={BatteryFull} size={22} />
      </div>
      {children}
    </div>
  );
}

type TextProps = {
  /** What the text is in the app. */
  readonly look: "question" | "answer" | "label" | "strong" | "caption";
  readonly as?: "p" | "h4" | "legend";
  readonly children: ReactNode;
};

/** A text of the app, and of what is drawn beside it. */
export function PhoneText({ look, as: Element = "p", children }: TextProps) {
  return <Element className={styles[look]}>{children}</Element>;
}

/** The five faces of the check-in, beside each other. */
export function Faces({ children }: Pick<Props, "children">) {
  return <div className={styles.faces}>{children}</div>;
}
