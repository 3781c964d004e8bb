import { useTexts } from "../../i18n/use-texts";
import { ProductPicture } from "./product-picture";
import * as styles from "./webinar-window.module.css";

/** Those who listen, as nobody in particular. */
function Listeners() {
  return (
    <svg viewBox="0 0 76 28" width="76" height="28" className={styles.listeners}>
      {["sand", "rose", "tint"].map((colour, index) => (
        <g key={colour} className={styles[colour]} transform={`translate(${index * 24} 0)`}>
          <circle cx="14" cy="14" r="13" />
          <path d="M14 7a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM6.500 22c1-7 14-7 15 0a11 11 0 0 1-15 0z" />
        </g>
      ))}
    </svg>
  );
}

/** The picture of a webinar: subject and speaker, and under them who listens and what they ask. */
export function WebinarWindow() {
  const t = useTexts("product");
  return (
    <ProductPicture label={t("webinars.picture.alt")} ground="mint">
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
              <Listeners />
              <p>{t("webinars.picture.listeners")}</p>
            </div>
          </div>
          <p className={styles.question}>{t("webinars.picture.question1")}</p>
          <p className={styles.question}>{t("webinars.picture.question2")}</p>
        </div>
      </div>
    </ProductPicture>
  );
}
