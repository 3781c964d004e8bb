import Check from "lucide-react/icons/check";
import Link2 from "lucide-react/icons/link-2";
import { useState, type MouseEvent } from "react";
import { copyToClipboard } from "../../components/ui/client-state";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./question-link.module.css";

type Props = {
  /** Fragment of the question on this page. */
  readonly anchor: string;
  readonly question: string;
};

/** A question's permalink. A click copies it if the browser allows that. */
export function QuestionLink({ anchor, question }: Props) {
  const t = useTexts("help-category");
  const [isCopied, setIsCopied] = useState(false);

  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsNewTab) return;
    const { href, hash } = event.currentTarget;
    event.preventDefault();
    if (await copyToClipboard(href)) setIsCopied(true);
    // Visitors can still copy it from the address bar.
    else window.location.hash = hash;
  }

  return (
    <p className={styles.root}>
      <a
        href={`#${anchor}`}
        aria-label={t("linkLabel", { question })}
        className={styles.link}
        onClick={copy}
      >
        <Link2 size={18} strokeWidth={1.5} aria-hidden />
        {t("link")}
      </a>
      <span role="status" className={styles.status}>
        {isCopied && (
          <>
            <Check size={16} strokeWidth={2} aria-hidden className="accent" />
            {t("copied")}
          </>
        )}
      </span>
    </p>
  );
}
