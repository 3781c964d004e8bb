import { X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../components/ui/button";
import { LinkedText } from "../../components/ui/linked-text";
import { useModal } from "../../components/ui/use-modal";
import { useTexts } from "../../i18n/use-texts";
import { ConsentCategory } from "./consent-category";
import { everythingAllowed, nothingAllowed, type Consent } from "./consent-record";
import * as styles from "./choices-dialog.module.css";

const introKeys = ["what", "free", "kept", "policy"] as const;

type Props = {
  /** Where the switches stand at first. */
  readonly initialChoice: Consent;
  readonly onChoice: (choice: Consent) => void;
  /** Comes when the dialog has left the screen. */
  readonly onClosed: (hasChosen: boolean) => void;
};

/** What each kind of cookie is for, and the choice of each. A choice counts at once; then it leaves. */
export function ChoicesDialog({ initialChoice, onChoice, onClosed }: Props) {
  const t = useTexts("cookie-consent");
  const tCommon = useTexts("common");
  const [choice, setChoice] = useState(initialChoice);
  const hasChosen = useRef(false);
  const { dialogProps, isClosing, close } = useModal(() => onClosed(hasChosen.current));
  const titleId = useId();

  function choose(made: Consent): void {
    hasChosen.current = true;
    setChoice(made);
    onChoice(made);
    close();
  }

  return (
    <dialog
      {...dialogProps}
      aria-labelledby={titleId}
      className={isClosing ? `${styles.dialog} ${styles.leaving}` : styles.dialog}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <h2 id={titleId} className={styles.title}>
            {t("dialog.title")}
          </h2>
          <button
            type="button"
            aria-label={tCommon("close")}
            className={styles.close}
            onClick={close}
          >
            <X strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        <div className={styles.content}>
          <div className={styles.intro}>
            {introKeys.map((key) => (
              <p key={key}>
                <LinkedText text={t(`dialog.intro.${key}`)} />
              </p>
            ))}
          </div>
          <ul className={styles.categories}>
            <ConsentCategory name="necessary" />
            {(["analytics", "marketing"] as const).map((name) => (
              <ConsentCategory
                key={name}
                name={name}
                isAllowed={choice[name]}
                onToggle={() => setChoice({ ...choice, [name]: !choice[name] })}
              />
            ))}
          </ul>
        </div>
        <div className={styles.buttons}>
          <Button look="outlined" onClick={() => choose(everythingAllowed)}>
            {t("accept")}
          </Button>
          <Button look="outlined" onClick={() => choose(nothingAllowed)}>
            {t("reject")}
          </Button>
          <Button onClick={() => choose(choice)}>{t("save")}</Button>
        </div>
      </div>
    </dialog>
  );
}
