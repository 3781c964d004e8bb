import { useTexts } from "../../i18n/use-texts";
import { ProductIllustration } from "./product-illustration";
import * as styles from "./webinar-window.module.css";

/** Illustration of a webinar: subject and speaker, with the audience and its questions below. */
export function WebinarWindow() {
  const t = useTexts("product");
  return (
    <ProductIllustration label={t("webinars.picture.alt")} background="mint">
      <div className={styles.window}>
        <div className={styles.video}>
          <p className={styles.live}>{t("webinars.picture.live")}</p>
          <div>
            <p className={styles.kind}>{t("webinars.picture.kind")}</p>
            <p className={styles.subject}>{t("webinars.picture.subject")}</p>
          </div>
          <img
            src="/pictures/product-speaker.svg"
            alt=""
            width={400}
            height={400}
            loading="lazy"
            className={styles.speaker}
          />
        </div>
        <div className={styles.below}>
          <div className={styles.head}>
            <p className={styles.title}>{t("webinars.picture.questions")}</p>
            <div className={styles.audience}>
              <img
                src="/pictures/product-listeners.svg"
                alt=""
                width={76}
                height={28}
                loading="lazy"
                className={styles.listeners}
              />
              <p>{t("webinars.picture.listeners")}</p>
            </div>
          </div>
          <p className={styles.question}>{t("webinars.picture.question1")}</p>
          <p className={styles.question}>{t("webinars.picture.question2")}</p>
        </div>
      </div>
    </ProductIllustration>
  );
}
