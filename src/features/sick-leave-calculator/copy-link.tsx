import { useId, useState } from "react";
import { Button } from "../../components/ui/button";
import { useTexts } from "../../i18n/use-texts";
import { calculatorUrl } from "./calculator-url";
import type { CalculatorInputs } from "./calculator-inputs";
import * as styles from "./copy-link.module.css";

type Props = { readonly inputs: CalculatorInputs };

/** The last link created, and whether it reached the clipboard. */
type Copy = { readonly link: string; readonly url: string; readonly isCopied: boolean };

/** Button that puts the inputs into the URL and copies it, or shows it if the browser refuses to copy. */
export function CopyLink({ inputs }: Props) {
  const t = useTexts("calculator");
  const [last, setLast] = useState<Copy>();
  const statusId = useId();
  const url = calculatorUrl(inputs);
  // Outdated once the inputs have changed.
  const copy = last?.url === url ? last : undefined;

  async function copyLink(): Promise<void> {
    // Gatsby's router keeps its own data in the history state, and ignores a replaced URL.
    window.history.replaceState(window.history.state, "", window.location.pathname + url);
    const link = window.location.href;
    setLast({ link, url, isCopied: await writeToClipboard(link) });
  }

  return (
    <div className={styles.copy}>
      <Button variant="quiet" onClick={() => void copyLink()}>
        {t("copy.action")}
      </Button>
      <div role="status" id={statusId} className={styles.status}>
        {copy && t(copy.isCopied ? "copy.done" : "copy.refused")}
      </div>
      {copy?.isCopied === false && (
        <input
          ref={selectAll}
          readOnly
          value={copy.link}
          aria-label={t("copy.link")}
          aria-describedby={statusId}
          className={styles.link}
        />
      )}
    </div>
  );
}

/** @returns whether it succeeded: the clipboard needs a secure context, focus and permission. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
