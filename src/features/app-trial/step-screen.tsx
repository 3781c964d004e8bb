import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import * as styles from "./step-screen.module.css";
import { useTrialTexts } from "./trial-texts";

type BarProps = { readonly onBack: () => void; readonly children?: ReactNode };

/** The top of a screen, with the way back. */
export function ScreenBar({ onBack, children }: BarProps) {
  const t = useTrialTexts();
  return (
    <div className={styles.bar}>
      <button type="button" aria-label={t("back")} onClick={onBack} className={styles.back}>
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
      </button>
      {children}
    </div>
  );
}

type ButtonProps = {
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly children: string;
};

/**
 * The way on, at the bottom of a screen. Disabled, it can still be focused, and says what is missing; pressing
 * it then must do nothing.
 */
export function ScreenButton({ onClick, isDisabled = false, children }: ButtonProps) {
  return (
    <button type="button" aria-disabled={isDisabled} onClick={onClick} className={styles.next}>
      {children}
    </button>
  );
}
