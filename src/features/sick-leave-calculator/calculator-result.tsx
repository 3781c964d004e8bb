import { useId, useState } from "react";
import { suggestText } from "../../components/forms/use-draft";
import { ScreenLink } from "../../components/links/screen-link";
import { Button } from "../../components/ui/button";
import { useDebouncedValue } from "../../components/ui/use-debounced-value";
import { formatKronor } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { calculatorUrl, type CalculatorInputs } from "./calculator-inputs";
import { costParts, roundedShares, sickLeaveCosts } from "./sick-leave-costs";
import * as styles from "./calculator-result.module.css";

/**
 * Buttons that share the calculation: one prints it, the other puts the inputs into the URL and copies it, or shows it
 * if the browser refuses to copy.
 */
function Sharing({ inputs }: { readonly inputs: CalculatorInputs }) {
  const t = useTexts("calculator");
  const [last, setLast] = useState({ link: "", isCopied: false });
  const statusId = useId();
  const url = calculatorUrl(inputs);
  // Outdated once the inputs have changed.
  const copy = last.link.endsWith(url) ? last : undefined;

  async function copyLink(): Promise<void> {
    // Gatsby's router keeps its own data in the history state, and ignores a replaced URL.
    window.history.replaceState(window.history.state, "", window.location.pathname + url);
    const link = window.location.href;
    try {
      await navigator.clipboard.writeText(link);
      setLast({ link, isCopied: true });
    } catch {
      // The clipboard needs a secure context, focus and permission.
      setLast({ link, isCopied: false });
    }
  }

  return (
    <div className={`needs-script ${styles.sharing}`}>
      <Button variant="quiet" className={styles.share} onClick={() => void copyLink()}>
        {t("copy.action")}
      </Button>
      <Button variant="quiet" className={styles.share} onClick={printSheet}>
        {t("sheet.print")}
      </Button>
      <div role="status" id={statusId} className={`small ${styles.status}`}>
        {copy && t(copy.isCopied ? "copy.done" : "copy.refused")}
      </div>
      {copy?.isCopied === false && (
        <input
          ref={selectAll}
          readOnly
          value={copy.link}
          aria-label={t("copy.link")}
          aria-describedby={statusId}
          className={`input-box ${styles.link}`}
        />
      )}
    </div>
  );
}

/** Prints the calculator alone, as a sheet for the management meeting. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.sheet = "";
  window.addEventListener("afterprint", () => delete dataset.sheet, { once: true });
  window.print();
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

type Props = {
  readonly inputs: CalculatorInputs;
  /** Whether the visitor has changed something: then the total is announced, and is theirs to bring along. */
  readonly isOwn: boolean;
};

/** Milliseconds without a change before the total is announced, so as to skip the steps of a drag. */
const announcementDelay = 500;

/** The calculated costs: the total, and its parts as a bar and a legend, with a call to action. */
export function CalculatorResult({ inputs, isOwn }: Props) {
  const t = useTexts("calculator");
  const layoutTexts = useTexts("layout");
  const locale = useLocale();
  const costs = sickLeaveCosts(inputs);
  const total = formatKronor(costs.total, locale);
  const percents = roundedShares(costParts.map((part) => costs[part]));
  const share = (part: (typeof costParts)[number]) =>
    t("share", { percent: percents[costParts.indexOf(part)] ?? 0 });
  const shown = costParts.filter((part) => costs[part] > 0);
  const announcement = useDebouncedValue(
    isOwn ? t("announcement", { total }) : "",
    announcementDelay,
  );

  function bringAlong(): void {
    if (isOwn) suggestText("demo-request", "message", t("message", { total }));
  }

  return (
    <div className={`dark ${styles.result}`}>
      <p className={`soft ${styles.sum}`}>
        {t("total")} <strong className={styles.total}>{total}</strong>
      </p>
      <div className={styles.parts}>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <div className={styles.bar} aria-hidden>
          {shown.map((part) => (
            <span key={part} className={styles[part]} style={{ flexGrow: costs[part] }}>
              <b>{share(part)}</b>
            </span>
          ))}
        </div>
        <dl className={styles.legend}>
          {costParts.map((part) => (
            <div key={part} className={styles.row}>
              <dt className={styles.name}>
                <span className={`${styles.mark} ${styles[part]}`} />
                <span>{t(`parts.${part}`)}</span>
              </dt>
              <dd className={styles.amount}>{formatKronor(costs[part], locale)}</dd>
              <dd className="visually-hidden">{share(part)}</dd>
            </div>
          ))}
        </dl>
        <dl className={`small ${styles.comparison}`}>
          <dt>{t("comparison")}</dt>
          <dd>{formatKronor(costs.replacement, locale)}</dd>
        </dl>
        <div className={`no-print ${styles.actions}`}>
          <ScreenLink screen="demoBooking" variant="button" onClick={bringAlong}>
            {layoutTexts("bookDemo")}
          </ScreenLink>
          <Sharing inputs={inputs} />
        </div>
      </div>
    </div>
  );
}
