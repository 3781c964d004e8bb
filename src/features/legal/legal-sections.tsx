import type { ReactNode } from "react";
import { LinkedText, type MarkRenderers } from "../../components/links/linked-text";
import { BulletList } from "../../components/ui/bullet-list";
import { site } from "../../config/site";
import * as styles from "./legal-sections.module.css";
import { LegalTable } from "./legal-table";
import { isSection, isTable, type Block, type LegalSection } from "./outline";

type Props = {
  readonly sections: readonly LegalSection[];
  /** Elements for the end of a section, by the section's id. */
  readonly inserts: Readonly<Record<string, ReactNode>>;
  /** Nesting level, from 0. */
  readonly depth?: number;
};

const headings = ["h2", "h3", "h4"] as const;

/** A document's sections, with numbered headings that can be linked to. */
export function LegalSections({ sections, inserts, depth = 0 }: Props) {
  const Heading = headings[depth] ?? "h4";
  return sections.map(({ id, number, title, parts }) => (
    <section key={id} id={id} className={depth === 0 ? styles.section : styles.subsection}>
      <Heading className={styles.heading}>
        <span className={styles.number}>{number}</span> <span>{title}</span>
      </Heading>
      {Object.entries(parts).map(([key, part]) =>
        isSection(part) ? (
          <LegalSections key={key} sections={[part]} inserts={inserts} depth={depth + 1} />
        ) : (
          <LegalBlock key={key} block={part} />
        ),
      )}
      {inserts[id] && <div>{inserts[id]}</div>}
    </section>
  ));
}

function LegalBlock({ block }: { readonly block: Block }) {
  if (typeof block === "string") {
    return (
      <p className={styles.text}>
        <LegalText text={block} />
      </p>
    );
  }
  if (isTable(block)) {
    return (
      <LegalTable
        caption={block.caption}
        columns={block.columns}
        groups={[block]}
        className={styles.table}
      />
    );
  }
  return (
    <BulletList className={styles.list}>
      {Object.entries(block).map(([key, item]) => (
        <li key={key}>
          <LegalText text={item} />
        </li>
      ))}
    </BulletList>
  );
}

const linkTo = (href: string) => (words: string) => <a href={href}>{words}</a>;

/** In addition to what `LinkedText` knows, such as the ids of sections. */
const marks: MarkRenderers = {
  strong: (words) => <strong>{words}</strong>,
  dataProtection: linkTo(`mailto:${site.company.dataProtectionMailbox}`),
  imy: linkTo("https://www.imy.se"),
  pts: linkTo("https://www.pts.se"),
  wcag: linkTo("https://www.w3.org/TR/WCAG22/"),
};

/** A document's text with its marks rendered. */
export function LegalText({ text }: { readonly text: string }) {
  return <LinkedText text={text} marks={marks} />;
}
