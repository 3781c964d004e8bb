import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import Lock from "lucide/dist/esm/icons/lock.mjs";
import type { Dispatch } from "react";
import { CrisisNumbers } from "../../components/layout/crisis-notice";
import { Icon } from "../../components/ui/icon";
import { MoodFace } from "../../components/ui/mood-face";
import { moods } from "../../drawings/mood-face-shape";
import { PeopleDots } from "./people-dots";
import { useTexts } from "../../i18n/use-texts";
import { MoodWeek } from "./mood-week";
import { PhoneText } from "./phone";
import { ChoiceGroup, StepBar, StepButton } from "./step-parts";
import {
  eveningTimes,
  languages,
  matchedTherapist,
  moodTrend,
  nearlyAll,
  places,
  portalOf,
  topics,
  type Therapist,
  type TrialState,
  type TrialEvent,
} from "./trial-state";
import * as styles from "./steps.module.css";

const portraits: Record<Therapist, string> = {
  maria: "/pictures/app-maria.svg",
  samira: "/pictures/app-samira.svg",
};

type CardProps = { readonly name: Therapist };

/** A therapist's portrait and name, as above a chat. */
function TherapistCard({ name }: CardProps) {
  const t = useTexts("app-trial-steps");
  return (
    <div className={styles.card}>
      <img src={portraits[name]} alt="" width={40} height={40} className={styles.portrait} />
      <div>
        <PhoneText look="strong">{t(`therapists.${name}`)}</PhoneText>
        <PhoneText look="caption">{t("therapists.role")}</PhoneText>
      </div>
    </div>
  );
}

export type StepProps = {
  readonly trial: TrialState;
  readonly dispatch: Dispatch<TrialEvent>;
  /** Goes to the employer's side, where that lies below the app. */
  readonly onShowEmployer: () => void;
};

/** How are you today? Once answered, the week's answer. */
export function CheckInStep({ trial, dispatch }: StepProps) {
  const { mood } = trial;
  const isWorst = mood === moods[0];
  const t = useTexts("app-trial-steps");
  const app = useTexts("app-trial");
  return (
    <>
      <PhoneText look="caption">{app("picture.day")}</PhoneText>
      <ChoiceGroup
        legend={app("picture.question")}
        values={moods}
        chosen={mood}
        nameOf={(each) => t(`checkIn.mood.${each}`)}
        onChoose={(chosen) => dispatch({ type: "moodChosen", mood: chosen })}
        draw={(each, isChosen) => <MoodFace mood={each} isChosen={isChosen} />}
      />
      <PhoneText look="answer">{t(mood ? `checkIn.mood.${mood}` : "checkIn.hint")}</PhoneText>
      <PhoneText look="label">{app("picture.week")}</PhoneText>
      <MoodWeek mood={mood} />
      <div role="status" className={styles.reply}>
        {mood && <p>{t(`checkIn.week.${moodTrend(mood)}`)}</p>}
        {isWorst && (
          <p>
            <CrisisNumbers />
          </p>
        )}
      </div>
      <StepButton
        isDisabled={!mood}
        onClick={() => dispatch({ type: "stepReached", step: "need" })}
      >
        {t(mood ? "checkIn.continue" : "checkIn.choose")}
      </StepButton>
    </>
  );
}

/** What is it about, and in which language? */
export function NeedStep({ trial, dispatch }: StepProps) {
  const t = useTexts("app-trial-steps");
  return (
    <>
      <StepBar onBack={() => dispatch({ type: "stepReached", step: "checkIn" })} />
      <ChoiceGroup
        legend={t("need.title")}
        values={topics}
        chosen={trial.topic}
        nameOf={(topic) => t(`need.topics.${topic}`)}
        onChoose={(topic) => dispatch({ type: "topicChosen", topic })}
      />
      <ChoiceGroup
        legend={t("need.language")}
        values={languages}
        chosen={trial.language}
        nameOf={(language) => t(`need.languages.${language}`)}
        onChoose={(language) => dispatch({ type: "languageChosen", language })}
      />
      <StepButton
        isDisabled={!trial.topic}
        onClick={() => dispatch({ type: "stepReached", step: "match" })}
      >
        {t(trial.topic ? "need.continue" : "need.choose")}
      </StepButton>
    </>
  );
}

/** The therapist whom the matching agent has found. */
export function MatchStep({ trial, dispatch }: StepProps) {
  const t = useTexts("app-trial-steps");
  const name = matchedTherapist(trial);
  return (
    <>
      <StepBar onBack={() => dispatch({ type: "stepReached", step: "need" })} />
      <PhoneText look="question" as="h4">
        {t("match.title")}
      </PhoneText>
      <div className={styles.match}>
        <img
          src={portraits[name]}
          alt=""
          width={144}
          height={144}
          className={`${styles.portrait} ${styles.large}`}
        />
        <p className={styles.name}>{t(`therapists.${name}`)}</p>
        <p>{t(`match.speaks.${name}`)}</p>
        {trial.topic && <p>{t(`match.about.${trial.topic}`)}</p>}
      </div>
      <PhoneText look="caption">{t("match.limit")}</PhoneText>
      <StepButton onClick={() => dispatch({ type: "stepReached", step: "time" })}>
        {t("match.continue")}
      </StepButton>
    </>
  );
}

/** The times at which a session can start tonight. */
export function TimeStep({ trial, dispatch }: StepProps) {
  const t = useTexts("app-trial-steps");
  return (
    <>
      <StepBar onBack={() => dispatch({ type: "stepReached", step: "match" })}>
        <TherapistCard name={matchedTherapist(trial)} />
      </StepBar>
      <div className={styles.chat}>
        {trial.topic && <p className={styles.own}>{t(`need.topics.${trial.topic}`)}</p>}
        <p className={styles.message}>{t("time.message")}</p>
      </div>
      <ChoiceGroup
        legend={t("time.title")}
        isRow
        values={eveningTimes}
        chosen={trial.time}
        nameOf={(time) => time}
        onChoose={(time) => dispatch({ type: "timeChosen", time })}
      />
      <PhoneText look="caption">{t("time.rules")}</PhoneText>
      <StepButton
        isDisabled={!trial.time}
        onClick={() => dispatch({ type: "stepReached", step: "booked" })}
      >
        {trial.time ? t("time.book", { time: trial.time }) : t("time.choose")}
      </StepButton>
    </>
  );
}

/** The confirmation, with what the employer learns of it. */
export function BookedStep({ trial, onShowEmployer }: StepProps) {
  const t = useTexts("app-trial-steps");
  const hasEnded = trial.step === "monthEnd";
  const portal = portalOf(trial);
  const size = hasEnded ? trial.size : 1;
  const isOneOfNearlyAll = size === nearlyAll;

  function among(): string {
    if (!hasEnded) return t("booked.tonight");
    return isOneOfNearlyAll ? t("booked.amongNearlyAll") : t("booked.among", { count: size });
  }

  return (
    <>
      <div className={styles.ticket}>
        <Icon icon={CalendarCheck} size={32} className="accent" />
        <PhoneText look="question" as="h4">
          {t("booked.title")}
        </PhoneText>
        <p className={styles.when}>{t("booked.when", { time: trial.time ?? "" })}</p>
        <TherapistCard name={matchedTherapist(trial)} />
      </div>
      <div className={styles.group}>
        <PhoneText look="strong">
          <Icon icon={Lock} size={16} />
          <span>{among()}</span>
        </PhoneText>
        <PeopleDots places={places} people={isOneOfNearlyAll ? places : size} hasVisitor />
        <p>
          {hasEnded
            ? t(`booked.${"hidden" in portal ? portal.hidden : "seen"}`)
            : t("booked.later")}
        </p>
      </div>
      <StepButton onClick={onShowEmployer} className={styles.onward}>
        {t("booked.employer")}
      </StepButton>
    </>
  );
}
