import {
  storageEntries,
  type StorageCategory,
  type StorageEntry,
} from "../../browser/storage-entries";
import { site } from "../../config/site";
import type { TextKey } from "../../i18n/texts";
import { useTexts, type GetText } from "../../i18n/use-texts";
import { LegalTable, type Cells } from "./legal-table";
import * as styles from "./storage-table.module.css";

const categories: readonly StorageCategory[] = ["necessary", "analytics", "marketing"];
const columns = ["name", "purpose", "kind", "setBy", "lifetime"] as const;

type Entry = (typeof storageEntries)[number];
type GetStorageText = GetText<"storage-table">;

/** Table of all that a visit may store in the browser: name, purpose, kind, who sets it and how long. */
export function StorageTable() {
  const t = useTexts("storage-table");
  return (
    <LegalTable
      caption={t("caption")}
      columns={Object.fromEntries(columns.map((column) => [column, t(`columns.${column}`)]))}
      groups={categories.map((category) => ({
        key: category,
        title: t(`categories.${category}`),
        rows: Object.fromEntries(
          storageEntries
            .filter((entry) => entry.category === category)
            .map((entry) => [entry.key, cellsOf(entry, t)]),
        ),
      }))}
    />
  );
}

function cellsOf(entry: Entry, t: GetStorageText): Cells {
  return {
    name: (
      <>
        {t(`entries.${entry.key}.name`)}
        {entry.name && <code className={styles.code}>{entry.name}</code>}
      </>
    ),
    purpose: t(`entries.${entry.key}.purpose`),
    kind: t(`kinds.${entry.kind}`),
    setBy:
      entry.setBy === "marketingVendor" && site.marketing
        ? site.marketing.name
        : t(`setBy.${entry.setBy}`),
    lifetime: lifetimeText(entry.lifetime, t),
  };
}

function lifetimeText(lifetime: StorageEntry["lifetime"], t: GetStorageText): string {
  if (typeof lifetime === "string") return t(`lifetime.${lifetime}`);
  const { unit, count } = lifetime;
  const key: TextKey<"storage-table"> = `lifetime.${unit}`;
  return t(key, { count });
}
