import Phone from "lucide-react/icons/phone";
import { useTexts } from "../../i18n/use-texts";
import { LinkedText } from "../links/linked-text";
import { questionLinks } from "../links/question-links";
import { CrisisNumbers, phoneNumbers } from "./crisis-numbers";
import * as styles from "./crisis-notice.module.css";

const marks = { ...phoneNumbers, ...questionLinks };

/** Who to call in a crisis, also at night, for the top of pages that somebody in a crisis may reach. */
export function CrisisNotice() {
  const t = useTexts("layout");
  return (
    <p className={styles.notice}>
      <Phone size={20} strokeWidth={1.5} aria-hidden />
      <span>
        <CrisisNumbers />{" "}
        <span className={styles.text}>
          <LinkedText text={t("crisisNight")} marks={marks} />
        </span>
      </span>
    </p>
  );
}
