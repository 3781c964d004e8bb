import GraduationCap from "lucide-react/icons/graduation-cap";
import Lock from "lucide-react/icons/lock";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import Scale from "lucide-react/icons/scale";
import { Fragment } from "react";
import { CrisisNotice, ServiceLimits } from "../../components/layout/crisis-notice";
import { LinkedText } from "../../components/links/linked-text";
import { CheckList } from "../../components/ui/check-list";
import { Drawing } from "../../components/ui/drawing";
import { site } from "../../config/site";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapists.module.css";

const points = ["languages", "availability", "anonymity", "rating"] as const;

/** Crisis notice and hero of the therapists page. */
export function TherapistsHero() {
  const t = useTexts("therapists");
  const rating = formatNumber(site.rating, useLocale(), 1);
  const shown = points.filter((name) => name !== "rating" || site.hasRatings);
  const list = shown.map((name) => (
    <Fragment key={name}>
      <strong>{t(`hero.points.${name}.title`, { rating })}</strong>{" "}
      <span>
        <LinkedText text={t(`hero.points.${name}.text`)} />
      </span>
    </Fragment>
  ));
  return (
    <>
      <CrisisNotice />
      <section className={`hero ${styles.hero}`}>
        <div className="intro">
          <h1>{t("hero.title")}</h1>
          <p className="lead">{t("hero.lead")}</p>
          <p>
            <LinkedText text={t("hero.start")} />
          </p>
          <ServiceLimits />
        </div>
        <Drawing
          name="therapists"
          alt={t("hero.pictureAlt")}
          width={640}
          height={620}
          priority
          className="no-print"
        />
        <CheckList label={t("hero.pointsLabel")} points={list} />
      </section>
    </>
  );
}

const facts = [
  { name: "independent", Icon: Scale },
  { name: "education", Icon: GraduationCap },
  { name: "interviewing", Icon: MessageCircleQuestion },
  { name: "confidentiality", Icon: Lock },
] as const;

/** Facts that apply to every therapist. */
export function TherapistFacts() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="facts" className={styles.facts}>
      <div className={styles.intro}>
        <h2 id="facts">{t("facts.title")}</h2>
        <p className="lead">{t("facts.lead")}</p>
      </div>
      <ul className={styles.factList}>
        {facts.map(({ name, Icon }) => (
          <li key={name} className={styles.fact}>
            <Icon size={28} className="accent" />
            <div>
              <h3>{t(`facts.${name}.title`)}</h3>
              <p className={styles.factText}>
                <LinkedText text={t(`facts.${name}.text`)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps = ["need", "match", "talk"] as const;

/** How the matching agent finds a therapist, step by step. */
export function MatchingSteps() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="matching">
      <h2 id="matching">{t("matching.title")}</h2>
      <p className="lead">{t("matching.lead")}</p>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name}>
            <Drawing
              name={`matching-${name}`}
              width={480}
              height={320}
              className={`no-print ${styles.stepPicture}`}
            />
            <h3 className={styles.stepTitle}>
              <span className={styles.number}>{index + 1}</span>
              <span>{t(`matching.${name}.title`)}</span>
            </h3>
            <p className={styles.stepText}>
              <LinkedText text={t(`matching.${name}.text`)} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
