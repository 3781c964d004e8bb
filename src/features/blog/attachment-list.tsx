import { graphql } from "gatsby";
import FileDown from "lucide/dist/esm/icons/file-down.mjs";
import { edit } from "../../components/preview/edit-attribute";
import { Icon } from "../../components/ui/icon";
import { site } from "../../config/site";
import { formatFileSize } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./attachment-list.module.css";

type Props = {
  readonly attachments: readonly Queries.AttachmentFragment[];
  readonly postId?: string | undefined;
  /** In a preview, the attachments' keys in their order. */
  readonly keys?: readonly (string | null)[] | undefined;
};

/** A post's files as cards. Each opens in a new tab; in print, each shows its URL. */
export function AttachmentList({ attachments, postId, keys = [] }: Props) {
  const t = useTexts("blog");
  const locale = useLocale();
  // A draft's attachment may not have a file yet.
  const files = attachments.flatMap(({ title, file }, index) => {
    const { originalFilename, localFile } = file ?? {};
    const url = localFile?.publicURL;
    return url ? [{ ...localFile, key: keys[index], url, title: title || originalFilename }] : [];
  });
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments" className={styles.heading}>
        {t("attachments")}
      </h2>
      <ul className={styles.list}>
        {files.map(({ key, title, url, extension, size, internal }, index) => (
          <li key={index}>
            <a
              {...edit("post", postId, "attachments", { key, field: "file" })}
              className={`linked-card ${styles.card}`}
              href={url}
              target="_blank"
              rel="noopener"
              type={internal.mediaType ?? undefined}
            >
              <Icon icon={FileDown} size={24} className={styles.icon} />
              <span>
                <span
                  {...edit("post", postId, "attachments", { key, field: "title" })}
                  className={styles.title}
                >
                  {title}
                </span>
                <span className="small">
                  <span>{`${extension.toUpperCase()} · ${formatFileSize(size, locale)}`}</span>
                  <span className="visually-hidden">, {t("opensInNewTab")}</span>
                </span>
                <span className={styles.address}>{site.url + url}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment Attachment on BlogAttachment {
    title
    file {
      originalFilename
      localFile {
        publicURL
        extension
        size
        internal {
          mediaType
        }
      }
    }
  }
`;
