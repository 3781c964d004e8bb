import { useId, useState } from "react";
import type { StorageCategory } from "../../browser/storage-entries";
import { Button } from "../../components/ui/button";
import { LinkedText } from "../../components/links/linked-text";
import { ModalSheet } from "../../components/ui/modal-sheet";
import { Switch } from "../../components/ui/switch";
import { claimsOf } from "../../config/claims";
import { site } from "../../config/site";
import { useLocale } from "../../i18n/locale-context";
import { marketingTool } from "../../i18n/marketing-tool";
import type { TextKey } from "../../i18n/texts";
import { useTexts } from "../../i18n/use-texts";
import { allGranted, consentState, noneGranted, saveConsent, type Consent } from "./consent-store";
import * as styles from "./consent-dialog.module.css";

const introKeys = ["what", "free", "kept", "policy"] as const;

type Props = {
  /** Called when the dialog has left the screen. */
  readonly onClosed: () => void;
};

/** Dialog for allowing each category of cookies. A choice takes effect at once and closes the dialog. */
export function ConsentDialog({ onClosed }: Props) {
  const t = useTexts("cookie-consent");
  const layoutTexts = useTexts("layout");
  const [choice, setChoice] = useState(() => consentState().consent ?? noneGranted);

  function choose(chosen: Consent, close: () => void): void {
    setChoice(chosen);
    saveConsent(chosen);
    close();
  }

  return (
    <ModalSheet
      place="middle"
      title={t("dialog.title")}
      closeLabel={layoutTexts("close")}
      onClosed={onClosed}
      foot={(close) => (
        <div className={styles.buttons}>
          <Button
            variant="outlined"
            className={styles.button}
            onClick={() => choose(noneGranted, close)}
          >
            {t("reject")}
          </Button>
          <Button
            variant="outlined"
            className={styles.button}
            onClick={() => choose(allGranted, close)}
          >
            {t("accept")}
          </Button>
          <Button className={styles.button} onClick={() => choose(choice, close)}>
            {t("save")}
          </Button>
        </div>
      )}
    >
      <div className={`small ${styles.intro}`}>
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
    </ModalSheet>
  );
}

type CategoryProps = {
  readonly name: StorageCategory;
  readonly isAllowed?: boolean;
  /** Absent for the category that is always on. */
  readonly onToggle?: () => void;
};

/** A category of cookies: what it is for, and the switch that allows it. */
function ConsentCategory({ name, isAllowed = true, onToggle }: CategoryProps) {
  const t = useTexts("cookie-consent");
  const locale = useLocale();
  const descriptionId = useId();
  const label = t(`dialog.${name}.label`);
  return (
    <li className={styles.category}>
      {onToggle ? (
        <Switch isOn={isAllowed} onToggle={onToggle} descriptionId={descriptionId}>
          {label}
        </Switch>
      ) : (
        <p className={styles.fixed}>
          <span>{label}</span> <span className={styles.badge}>{t("dialog.alwaysActive")}</span>
        </p>
      )}
      <p id={descriptionId} className={`small ${styles.description}`}>
        {t(descriptionOf(name), marketingTool(locale))}
      </p>
    </li>
  );
}

/** Returns the key of what is said of a category, which depends on the tools in use. */
function descriptionOf(name: StorageCategory): TextKey<"cookie-consent"> {
  if (name === "necessary") return "dialog.necessary.description";
  const claims = claimsOf(site);
  if (name === "marketing" && claims.googleAds) return "dialog.marketing.withGoogleAds";
  return `dialog.${name}.${claims[name] ? "withTool" : "withoutTool"}`;
}
