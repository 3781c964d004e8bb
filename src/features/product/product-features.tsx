import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts";
import { FeatureBlock } from "./feature-block";
import { PortalWindow } from "./portal-window";
import { WebinarWindow } from "./webinar-window";

type Props = {
  /** Illustration of the app. */
  readonly app: ReactNode;
  /** What happens in the app, after its points. */
  readonly story: ReactNode;
};

/** The product's three parts: the app, the customer portal and the webinars. The employer's stands on a band. */
export function ProductFeatures({ app, story }: Props) {
  const t = useTexts("product");
  return (
    <>
      <div className="wrap section">
        <FeatureBlock
          id="app"
          number={1}
          audience={t("app.audience")}
          title={t("app.title")}
          text={t("app.text")}
          points={{
            match: t("app.points.match"),
            hours: t("app.points.hours"),
            exercises: t("app.points.exercises"),
            registration: t("app.points.registration"),
          }}
          more={story}
        >
          {app}
        </FeatureBlock>
      </div>
      <div className="alt">
        <div className="wrap section">
          <FeatureBlock
            id="portal"
            number={2}
            audience={t("portal.audience")}
            title={t("portal.title")}
            text={t("portal.text")}
            points={{
              statistics: t("portal.points.statistics"),
              impact: t("portal.points.impact"),
              anonymous: t("portal.points.anonymous"),
              storage: t("portal.points.storage"),
            }}
          >
            <PortalWindow />
          </FeatureBlock>
        </div>
      </div>
      <div className="wrap section">
        <FeatureBlock
          id="webinars"
          number={3}
          audience={t("webinars.audience")}
          title={t("webinars.title")}
          text={t("webinars.text")}
          points={{
            everyone: t("webinars.points.everyone"),
            subjects: t("webinars.points.subjects"),
            questions: t("webinars.points.questions"),
          }}
        >
          <WebinarWindow />
        </FeatureBlock>
      </div>
    </>
  );
}
