import { clsx } from "clsx";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import EyeOff from "lucide/dist/esm/icons/eye-off.mjs";
import { useId, type RefObject } from "react";
import { Icon } from "../../components/ui/icon";
import { moods } from "../../drawings/mood-face-shape";
import { PeopleDots } from "./people-dots";
import { Slider } from "../../components/ui/slider";
import { useTexts } from "../../i18n/use-texts";
import { PhoneText } from "./phone";
import { BackButton, SideHead, StepButton } from "./step-parts";
import type { StepProps } from "./steps";
import {
  disclosedCount,
  disclosures,
  groupLimits,
  nearlyAll,
  places,
  portalOf,
} from "./trial-state";
import * as styles from "./employer-side.module.css";

const { min, max } = groupLimits;

type SizeProps = { readonly size: number; readonly onChange: (size: number) => void };

/** Slider for trying how large the group must be before the employer sees anything. */
function GroupSize({ size, onChange }: SizeProps) {
  const t = useTexts("app-trial-steps");
  const id = useId();
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{t("size.label")}</label>
      {/* The slider itself says its value; an output would announce it a second time. */}
      <p aria-hidden className={styles.value}>
        {size === nearlyAll ? t("size.nearlyAll") : size}
      </p>
      <Slider
        id={id}
        min={min}
        max={max}
        value={size}
        aria-valuetext={
          size === nearlyAll ? t("size.nearlyAllWithYou") : t("size.value", { count: size })
        }
        className={styles.slider}
        onChange={onChange}
      />
      <p aria-hidden className="soft">
        {t("size.limit")}
      </p>
    </div>
  );
}

type Props = Omit<StepProps, "onShowEmployer"> & {
  readonly root: RefObject<HTMLElement>;
  /** Whether it is in the app's place, where there is room for one of them. */
  readonly isShown: boolean;
  readonly onBack: () => void;
};

/** The employer's side: the portal, what reaches it of each act, and the group's size to try. */
export function EmployerSide({ trial, dispatch, root, isShown, onBack }: Props) {
  const t = useTexts("app-trial-steps");
  const hasEnded = trial.step === "monthEnd";
  const isBooked = hasEnded || trial.step === "booked";
  const portal = portalOf(trial);
  const { count } = portal;
  const disclosed = disclosedCount(trial);
  const { latestDisclosure: latest } = trial;

  function announcement(): string {
    // Without the number, which the slider says: this is announced only when it changes.
    if (hasEnded) return t(`outcome.${"hidden" in portal ? portal.hidden : "seen"}`);
    if (isBooked) return t("outcome.tonight");
    if (latest === "need" || latest === "therapist") return t(`news.${latest}`);
    // On the worst day the crisis numbers are announced, and nothing else.
    return latest === "mood" && trial.mood !== moods[0] ? t("news.mood") : "";
  }

  return (
    <section
      ref={root}
      aria-labelledby="trial-employer"
      tabIndex={-1}
      className={clsx(styles.employer, !isShown && styles.strip)}
    >
      <SideHead id="trial-employer" title={t("employer")}>
        {isShown && (
          <span className={styles.back}>
            <BackButton onClick={onBack} />
          </span>
        )}
      </SideHead>
      <div className={styles.portal}>
        <PhoneText look="strong">{t(hasEnded ? "portal.ended" : "portal.month")}</PhoneText>
        <div className={styles.month}>
          {/* Arrives anew with another month, and when it comes or goes. */}
          <span key={`${hasEnded} ${count === undefined}`} className={`fade-in ${styles.figure}`}>
            {count ?? <Icon icon={EyeOff} size={56} />}
          </span>
          <PeopleDots places={places} people={count ?? 0} />
          <p>{t(count ? "portal.count" : "portal.hidden")}</p>
          <p className={styles.sample}>{t("portal.sample")}</p>
        </div>
        <p className={styles.privacy}>
          <Icon icon={EyeOff} size={18} />
          <span>{t(`portal.${"hidden" in portal ? portal.hidden : "privacy"}`)}</span>
        </p>
      </div>
      <ol className={styles.disclosures}>
        {disclosures.slice(0, disclosed).map((what, index) => {
          const isSeen = what === "session" && hasEnded && count !== undefined;
          // A narrow screen shows only the last.
          const isLast = index === disclosed - 1;
          const mark = isSeen ? styles.seen : !isLast && styles.earlier;
          return (
            <li key={what} className={clsx("fade-in", mark)}>
              <Icon icon={isSeen ? Eye : EyeOff} size={18} />
              <span>{t(`ledger.${what}`)}</span>
              <span className="visually-hidden">:</span>{" "}
              <span className={styles.outcome}>
                {isSeen ? t("ledger.seen", { count }) : t("ledger.unseen")}
              </span>
            </li>
          );
        })}
        {disclosed === 0 && <li className={styles.nothing}>{t("ledger.nothing")}</li>}
        {disclosures.slice(disclosed).map((what) => (
          <li key={`${what} to come`} aria-hidden className={styles.coming}>
            {t(`ledger.${what}`)}
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        {hasEnded ? (
          <GroupSize
            size={trial.size}
            onChange={(size) => dispatch({ type: "sizeChosen", size })}
          />
        ) : (
          <>
            <p>{t("portal.example")}</p>
            {isBooked && (
              <StepButton onClick={() => dispatch({ type: "stepReached", step: "monthEnd" })}>
                {t("size.ask")}
              </StepButton>
            )}
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {announcement()}
      </p>
    </section>
  );
}
