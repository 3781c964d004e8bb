import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useId, useState, type RefObject } from "react";
import * as styles from "./employer-side.module.css";
import { GroupSize } from "./group-size";
import { acts, ledger, type Entry } from "./ledger";
import { PortalCard } from "./portal-card";
import { portalCount } from "./portal-count";
import type { ScreenProps } from "./screens";
import { groupSize } from "./trial-state";
import { useTrialTexts } from "./trial-texts";

type Props = Omit<ScreenProps, "onShowEmployer"> & { readonly root: RefObject<HTMLElement> };

/** The employer's side: the portal, what reaches it of each act, and the group's size to try. */
export function EmployerSide({ trial, drawing, onAct, root }: Props) {
  const t = useTrialTexts();
  const titleId = useId();
  const isBooked = trial.step === "booked";
  const size = groupSize(trial);
  const count = portalCount(size);
  const entries = ledger(trial);

  const outcomeOf = ({ isSeen }: Entry) => t(isSeen ? "ledger.seen" : "ledger.unseen");
  // Said once, and not on the way back.
  const [known, setKnown] = useState(entries.length);
  const [news, setNews] = useState<Entry["what"]>();
  if (known !== entries.length) {
    setKnown(entries.length);
    setNews(entries.length > known ? entries.at(-1)?.what : undefined);
  }
  // On the worst day, nothing is said beside the crisis numbers.
  const isSilent =
    news === "time" || news === "session" || (news === "mood" && trial.mood === drawing.moods[0]);
  const told = news && !isSilent ? t(`news.${news}`) : "";
  // Without the number, which the slider says: this is said anew only when it changes.
  const shown = t(count ? "outcome.seen" : "outcome.unseen");

  return (
    <section
      ref={root}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={[styles.side, isBooked && styles.open].filter(Boolean).join(" ")}
    >
      <div className={styles.content}>
        <h3 id={titleId} className={styles.title}>
          {t("employer")}
        </h3>
        <div className={styles.portal}>
          <PortalCard count={count} isBooked={isBooked} />
        </div>
        <ol className={styles.ledger}>
          {entries.map((entry) => {
            const Icon = entry.isSeen ? Eye : EyeOff;
            return (
              <li key={entry.what} className={entry.isSeen ? styles.seen : styles.told}>
                <Icon size={16} strokeWidth={1.5} aria-hidden />
                <span>
                  {t(`ledger.${entry.what}`)}
                  <span className="visually-hidden">:</span>
                </span>{" "}
                <span className={styles.outcome}>{outcomeOf(entry)}</span>
              </li>
            );
          })}
          {entries.length === 0 && <li className={styles.nothing}>{t("ledger.nothing")}</li>}
          {acts.slice(entries.length).map((what) => (
            <li key={`${what} to come`} aria-hidden className={styles.coming}>
              {t(`ledger.${what}`)}
            </li>
          ))}
        </ol>
        {isBooked ? (
          <div className={styles.group}>
            <GroupSize size={size} onChange={(value) => onAct({ type: "resize", size: value })} />
          </div>
        ) : (
          <p className={styles.example}>{t("portal.example", { count: trial.others })}</p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isBooked ? shown : told}
      </p>
    </section>
  );
}
