import type { ReactNode } from "react";
import * as styles from "./legal-sections.module.css";
import { LegalTable } from "./legal-table";
import { LegalText } from "./legal-text";
import { isSection, isTable, type Block, type Section } from "./outline";

/** Elements for the end of a section, by the section's id. */
export type Inserts = Readonly<Record<string, ReactNode>>;

type Props = {
  readonly sections: readonly Section[];
  readonly inserts: Inserts;
};

const headings = ["h2", "h3", "h4"] as const;

/** A document's sections, with numbered headings that can be linked to. */
export function LegalSections({ sections, inserts }: Props) {
  return sections.map((section) => (
    <LegalSection key={section.id} section={section} inserts={inserts} depth={0} />
  ));
}

type SectionProps = {
  readonly section: Section;
  readonly inserts: Inserts;
  /** Nesting level, from 0. */
  readonly depth: number;
};

function LegalSection({ section: { id, number, title, parts }, inserts, depth }: SectionProps) {
  const Heading = headings[depth] ?? "h4";
  return (
    <section id={id} className={depth === 0 ? styles.section : styles.subsection}>
      <Heading className={styles.heading}>
        <span className={styles.number}>{number}</span> {title}
      </Heading>
      {Object.entries(parts).map(([key, part]) =>
        isSection(part) ? (
          <LegalSection key={key} section={part} inserts={inserts} depth={depth + 1} />
        ) : (
          <LegalBlock key={key} block={part} />
        ),
      )}
      {inserts[id] && <div>{inserts[id]}</div>}
    </section>
  );
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
    const { caption, columns, rows } = block;
    return <LegalTable caption={caption} columns={columns} groups={[{ key: "rows", rows }]} />;
  }
  return (
    <ul className={styles.list}>
      {Object.entries(block).map(([key, item]) => (
        <li key={key}>
          <LegalText text={item} />
        </li>
      ))}
    </ul>
  );
}
