import { storageEntriesOf } from "../../browser/storage-entries";
import { site } from "../../config/site";
import { useTexts, type GetText } from "../../i18n/use-texts";
import { LegalTable, type Cells } from "./legal-table";
import * as styles from "./storage-table.module.css";

const categories = ["necessary", "analytics", "marketing"] as const;
const columns = ["name", "purpose", "kind", "setBy", "lifetime"] as const;

/** Table of all that a visit may store in the browser: name, purpose, kind, who sets it and how long. */
export function StorageTable() {
  const t = useTexts("storage-table");
  const listed = storageEntriesOf(site).filter(({ isListed }) => isListed);
  return (
    <LegalTable
      caption={t("caption")}
      columns={Object.fromEntries(columns.map((column) => [column, t(`columns.${column}`)]))}
      columnWidths={
        <colgroup>
          <col span={3} />
          <col className={styles.setBy} />
          <col className={styles.lifetime} />
        </colgroup>
      }
      groups={categories.flatMap((category) => {
        const entries = listed.filter((entry) => entry.category === category);
        const rows = Object.fromEntries(entries.map((entry) => [entry.key, cellsOf(entry, t)]));
        return entries.length === 0 ? [] : { title: t(`categories.${category}`), rows };
      })}
    />
  );
}

type Entry = ReturnType<typeof storageEntriesOf>[number];

function cellsOf(entry: Entry, t: GetText<"storage-table">): Cells {
  return {
    name: (
      <>
        <span>{t(`entries.${entry.key}.name`)}</span>
        {entry.name && <code className={styles.code}>{entry.name}</code>}
      </>
    ),
    purpose: t(`entries.${entry.key}.purpose`),
    kind: t(`kinds.${entry.kind}`),
    setBy:
      entry.category === "marketing" && site.marketing
        ? site.marketing.name
        : t(`setBy.${entry.category}`),
    lifetime: t(`entries.${entry.key}.lifetime`),
  };
}
