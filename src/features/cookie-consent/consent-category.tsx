import { useId } from "react";
import { Switch } from "../../components/ui/switch";
import type { StorageCategory } from "../../browser/storage-entries";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./consent-category.module.css";

type Props = {
  readonly name: StorageCategory;
  readonly isAllowed?: boolean;
  /** Absent for the category that is always on. */
  readonly onToggle?: () => void;
};

/** A category of cookies: what it is for, and the switch that allows it. */
export function ConsentCategory({ name, isAllowed = true, onToggle }: Props) {
  const t = useTexts("cookie-consent");
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
          {label} <span className={styles.badge}>{t("dialog.alwaysActive")}</span>
        </p>
      )}
      <p id={descriptionId} className={styles.description}>
        {t(`dialog.${name}.description`)}
      </p>
    </li>
  );
}
