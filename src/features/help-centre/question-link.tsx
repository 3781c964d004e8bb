import Check from "lucide-react/icons/check";
import Link2 from "lucide-react/icons/link-2";
import { useState, type MouseEvent } from "react";
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
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (wantsNewTab || !clipboard) return;
    const { href, hash } = event.currentTarget;
    event.preventDefault();
    try {
      await clipboard.writeText(href);
      setIsCopied(true);
    } catch {
      // Not allowed; visitors can still copy it from the address bar.
      window.location.hash = hash;
    }
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
            <Check size={16} strokeWidth={2} aria-hidden />
            {t("copied")}
          </>
        )}
      </span>
    </p>
  );
}
