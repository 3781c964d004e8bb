import { ServiceLimits } from "../../components/layout/crisis-notice";
import { useLocale } from "../../i18n/locale-context";
import { helpQuestionUrl, screenPath, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-doors.module.css";
import { employersAnchor } from "./help-questions";
import { QuestionLinks, type QuestionLink } from "./question-links";

/** Where each question is answered in full, or where the questions that it stands for begin. */
const answers = {
  anonymity: ["about", "anonymity"],
  manager: ["about", "what-employers-see"],
  start: ["account", "get-started"],
  figures: ["about", employersAnchor],
  price: ["sessionsAndPrices", "price-for-employers"],
  packages: ["payment", employersAnchor],
} as const satisfies Record<string, readonly [HelpCategory, anchor: string]>;

type Asked = keyof typeof answers;

/** What each reader asks first: those who use the service, with a short answer, and those who buy it. */
export function HelpDoors() {
  const t = useTexts("help-centre");
  const layoutTexts = useTexts("layout");
  const demo = { to: screenPath("demoBooking", useLocale()), question: layoutTexts("bookDemo") };
  return (
    <div className={styles.doors}>
      <section aria-labelledby="users" className={styles.door}>
        <h2 id="users">{t("users")}</h2>
        <Door questions={["anonymity", "manager", "start"]} />
        <ServiceLimits />
      </section>
      <section aria-labelledby="employers" className={styles.door}>
        <h2 id="employers">{t("employers")}</h2>
        <Door questions={["figures", "price", "packages"]} last={demo} />
      </section>
    </div>
  );
}

type DoorProps = {
  readonly questions: readonly Asked[];
  /** Where to go on from them. */
  readonly last?: QuestionLink;
};

function Door({ questions, last }: DoorProps) {
  const t = useTexts("help-centre");
  const locale = useLocale();
  const links = questions.map((name): QuestionLink => {
    const [category, anchor] = answers[name];
    return {
      to: helpQuestionUrl(category, anchor, locale),
      question: t(`asked.${name}.question`),
      text: t(`asked.${name}.answer`),
    };
  });
  return <QuestionLinks links={last ? [...links, last] : links} />;
}
