import ArrowDown from "lucide-react/icons/arrow-down";
import type { ReactNode } from "react";
import { ScreenLink } from "../../components/links/screen-link";
import { LinkedText } from "../../components/links/linked-text";
import { CheckList } from "../../components/ui/check-list";
import { Drawing } from "../../components/ui/drawing";
import { PeopleDots } from "../../components/ui/people-dots";
import { useTexts } from "../../i18n/use-texts";
import { PortalWindow, WebinarWindow } from "./product-pictures";
import * as styles from "./product.module.css";

const parts = ["app", "portal", "webinars"] as const;

/** Intro of the product page, with links to the product's three parts. */
export function ProductIntro() {
  const t = useTexts("product");
  return (
    <section>
      <div className={`hero ${styles.hero}`}>
        <div className="intro">
          <h1>{t("intro.title")}</h1>
          <p className="lead">{t("intro.lead")}</p>
        </div>
        <Drawing name="product-pocket" width={640} height={560} priority className="no-print" />
      </div>
      <nav aria-label={t("intro.parts")}>
        <ul className={`no-print ${styles.parts}`}>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`} className={styles.part}>
                <span>
                  <span className={styles.partName}>{t(`${part}.name`)}</span>{" "}
                  <span className="small">{t(`${part}.audience`)}</span>
                </span>
                <ArrowDown size={20} className="accent" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

type BlockProps = {
  /** Which of the parts: its texts' key, and its fragment. */
  readonly part: (typeof parts)[number];
  /** The illustration. */
  readonly picture: ReactNode;
  /** Its main features. */
  readonly children: ReactNode;
};

/** A numbered part of the product next to its illustration, which alternates between the two sides. */
function FeatureBlock({ part, picture, children }: BlockProps) {
  const t = useTexts("product");
  const number = parts.indexOf(part) + 1;
  return (
    <section
      id={part}
      aria-labelledby={`${part}-title`}
      className={number % 2 ? styles.block : `${styles.block} ${styles.mirrored}`}
    >
      <div className={styles.text}>
        <p className={styles.mark}>
          <span className={styles.number}>{String(number).padStart(2, "0")}</span>{" "}
          <span className="soft">{t(`${part}.audience`)}</span>
        </p>
        <h2 id={`${part}-title`}>{t(`${part}.title`)}</h2>
        <p className={styles.lead}>
          <LinkedText text={t(`${part}.text`)} />
        </p>
      </div>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

const appPoints = ["match", "hours", "exercises", "registration"] as const;
const portalPoints = ["statistics", "impact", "anonymous", "storage"] as const;
const webinarPoints = ["everyone", "subjects", "questions"] as const;

type Props = {
  /** Illustration of the app. */
  readonly app: ReactNode;
  /** What happens in the app, after its points. */
  readonly story: ReactNode;
};

/**
 * The product's three parts: the app, the customer portal and the webinars. The portal, for employers, has a grey
 * background.
 */
export function ProductFeatures({ app, story }: Props) {
  const t = useTexts("product");
  return (
    <>
      <div className="wrap section">
        <FeatureBlock part="app" picture={app}>
          <CheckList points={appPoints.map((name) => t(`app.points.${name}`))} />
          {story}
        </FeatureBlock>
      </div>
      <div className="alt">
        <div className="wrap section">
          <FeatureBlock part="portal" picture={<PortalWindow />}>
            <CheckList points={portalPoints.map((name) => t(`portal.points.${name}`))} />
          </FeatureBlock>
        </div>
      </div>
      <div className="wrap section">
        <FeatureBlock part="webinars" picture={<WebinarWindow />}>
          <CheckList points={webinarPoints.map((name) => t(`webinars.points.${name}`))} />
        </FeatureBlock>
      </div>
    </>
  );
}

/** Call to action at the end of the product page: book a demo. */
export function DemoCallToAction() {
  const t = useTexts("product");
  const layoutTexts = useTexts("layout");
  return (
    <section aria-labelledby="demo-call" className={`dark no-print ${styles.call}`}>
      <h2 id="demo-call">{t("demo.title")}</h2>
      <p className={`lead ${styles.callText}`}>{t("demo.text")}</p>
      <ScreenLink screen="demoBooking" variant="button">
        {layoutTexts("bookDemo")}
      </ScreenLink>
      <div className={styles.people}>
        <PeopleDots places={10} people={10} hasVisitor />
      </div>
    </section>
  );
}
