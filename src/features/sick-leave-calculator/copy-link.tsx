import { useId, useState } from "react";
import { Button } from "../../components/ui/button";
import { useTexts } from "../../i18n/use-texts";
import { calculatorUrl } from "./calculator-url";
import type { CalculatorInputs } from "./calculator-inputs";
import * as styles from "./copy-link.module.css";

type Props = { readonly inputs: CalculatorInputs };

/** A link that was made, and whether it reached the clipboard. */
type Copy = { readonly link: string; readonly address: string; readonly isCopied: boolean };

/** Puts the choices into the address and copies it; a browser that refuses gets the link to copy by hand. */
export function CopyLink({ inputs }: Props) {
  const t = useTexts("calculator");
  const [last, setLast] = useState<Copy>();
  const statusId = useId();
  const address = calculatorUrl(inputs);
  // Choices that have changed since have another link.
  const copy = last?.address === address ? last : undefined;

  async function copyLink(): Promise<void> {
    // Gatsby's router keeps its own notes in the state, and takes no notice of a replaced address.
    window.history.replaceState(window.history.state, "", window.location.pathname + address);
    const link = window.location.href;
    setLast({ link, address, isCopied: await writeToClipboard(link) });
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

/** @returns whether it worked: the clipboard needs a secure origin, a focused page and a permission. */
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
