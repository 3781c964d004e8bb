import { ServiceLimits } from "../../components/layout/crisis-notice";
import { ScreenLink } from "../../components/links/screen-link";
import { buttonClass } from "../../components/ui/button";
import { useLocale } from "../../i18n/locale-context";
import { helpQuestionUrl, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-doors.module.css";
import { employersAnchor } from "./help-questions";
import { QuestionLinks } from "./question-links";

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
  return (
    <div className={styles.doors}>
      <section aria-labelledby="users" className={styles.door}>
        <h2 id="users">{t("users")}</h2>
        <Door questions={["anonymity", "manager", "start"]} />
        <ServiceLimits />
      </section>
      <section aria-labelledby="employers" className={styles.door}>
        <h2 id="employers">{t("employers")}</h2>
        <Door questions={["figures", "price", "packages"]} />
        <ScreenLink screen="demoBooking" className={buttonClass("outlined", styles.demo)}>
          {layoutTexts("bookDemo")}
        </ScreenLink>
      </section>
    </div>
  );
}

function Door({ questions }: { readonly questions: readonly Asked[] }) {
  const t = useTexts("help-centre");
  const locale = useLocale();
  return (
    <QuestionLinks
      links={questions.map((name) => {
        const [category, anchor] = answers[name];
        return {
          to: helpQuestionUrl(category, anchor, locale),
          question: t(`asked.${name}.question`),
          text: t(`asked.${name}.answer`),
        };
      })}
    />
  );
}
