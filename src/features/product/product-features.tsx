import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Section } from "../../components/layout/section";
import { LinkedText } from "../../components/links/linked-text";
import { CheckList } from "../../components/ui/check-list";
import { useTexts } from "../../i18n/use-texts";
import { FigurePeriods } from "./figure-periods";
import { productParts } from "./product-parts";
import { ProductPicture } from "./product-picture";
import * as styles from "./product-features.module.css";

type BlockProps = {
  readonly part: (typeof productParts)[number];
  /** The illustration. While it has the attribute `data-full-width`, it takes all of the block. */
  readonly picture: ReactNode;
  /** Where the illustration is: to the right of the features, to their left, or above them and as wide as the page. */
  readonly look?: "mirrored" | "wide";
  /** Its main features. */
  readonly children: ReactNode;
  /** What follows, as wide as the page: one element. */
  readonly foot?: ReactNode;
};

/** A numbered part of the product: its title and what it is, then its illustration and features. */
function FeatureBlock({ part, picture, look, children, foot }: BlockProps) {
  const t = useTexts("product");
  const number = productParts.indexOf(part) + 1;
  return (
    <section
      id={part}
      aria-labelledby={`${part}-title`}
      className={clsx(styles.block, look && styles[look])}
    >
      <div className={styles.head}>
        <p className={styles.mark}>
          <span className={styles.number}>{number}</span> <span>{t(`${part}.audience`)}</span>
        </p>
        <h2 id={`${part}-title`}>{t(`${part}.title`)}</h2>
        <p className="lead">
          <LinkedText text={t(`${part}.text`)} />
        </p>
      </div>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>{children}</div>
      {foot}
    </section>
  );
}

const appPoints = ["match", "hours", "exercises", "registration"] as const;
const portalPoints = ["statistics", "impact", "anonymous", "storage"] as const;
const webinarPoints = ["everyone", "subjects", "questions"] as const;

type Props = {
  /** Illustration of the app. */
  readonly app: ReactNode;
  /** What happens in the app, and what the employer sees of it. */
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
      <Section>
        <FeatureBlock part="app" picture={app} foot={story}>
          <CheckList points={appPoints.map((name) => t(`app.points.${name}`))} />
          <p className={styles.note}>
            <LinkedText text={t("app.crisis")} />
          </p>
        </FeatureBlock>
      </Section>
      <Section ground="grey">
        <FeatureBlock
          part="portal"
          look="mirrored"
          foot={<FigurePeriods />}
          picture={<ProductPicture name="portal" alt={t("portal.picture.alt")} />}
        >
          <CheckList points={portalPoints.map((name) => t(`portal.points.${name}`))} />
          <p className={styles.questions}>
            <LinkedText text={t("portal.questions")} />
          </p>
        </FeatureBlock>
      </Section>
      <Section>
        <FeatureBlock
          part="webinars"
          look="wide"
          picture={<ProductPicture name="webinars" alt={t("webinars.picture.alt")} />}
        >
          <CheckList points={webinarPoints.map((name) => t(`webinars.points.${name}`))} />
        </FeatureBlock>
      </Section>
    </>
  );
}
