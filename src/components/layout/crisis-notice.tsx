import Phone from "lucide/dist/esm/icons/phone.mjs";
import { phoneHref } from "../../i18n/phone-number";
import { useTexts } from "../../i18n/use-texts";
import { LinkedText, type MarkRenderers } from "../links/linked-text";
import { Icon } from "../ui/icon";
import * as styles from "./crisis-notice.module.css";

/** Phone numbers as `tel:` links. */
const marks: MarkRenderers = {
  number: (number) => (
    <a href={phoneHref(number)} className={styles.number}>
      {number}
    </a>
  ),
};

type Props = { readonly isShort?: boolean };

/** Who to call in a crisis: the numbers that are answered day and night. Short where there is little room. */
export function CrisisNumbers({ isShort = false }: Props) {
  const t = useTexts("layout");
  return <LinkedText text={t(isShort ? "crisisLine" : "crisis")} marks={marks} />;
}

/** Who to call in a crisis, for the top of pages that somebody in a crisis may reach. */
export function CrisisNotice() {
  return (
    <p className={styles.notice}>
      <Icon icon={Phone} size={20} className={styles.mark} />
      <span>
        <CrisisNumbers />
      </span>
    </p>
  );
}

/** Who the service is not for, and who answers at night. */
export function ServiceLimits() {
  const t = useTexts("layout");
  return (
    <p className={styles.limits}>
      <LinkedText text={t("crisisNight")} />
    </p>
  );
}
