import { Fragment, type ReactNode } from "react";
import * as styles from "./legal-sections.module.css";
import { LegalTable } from "./legal-table";
import { LegalText } from "./legal-text";
import type { Block, Section } from "./outline";

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

function LegalSection({ section: { id, number, title, blocks }, inserts, depth }: SectionProps) {
  const Heading = headings[depth] ?? "h4";
  return (
    <section id={id} className={depth === 0 ? styles.section : styles.subsection}>
      <Heading className={styles.heading}>
        <span className={styles.number}>{number}</span> {title}
      </Heading>
      {blocks.map((block) => (
        <Fragment key={block.key}>
          {block.kind === "section" ? (
            <LegalSection section={block} inserts={inserts} depth={depth + 1} />
          ) : (
            <LegalBlock block={block} />
          )}
        </Fragment>
      ))}
      {inserts[id] && <div>{inserts[id]}</div>}
    </section>
  );
}

function LegalBlock({ block }: { readonly block: Exclude<Block, { kind: "section" }> }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className={styles.text}>
          <LegalText text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <LegalTable
          caption={block.caption}
          columns={block.columns}
          groups={[{ key: block.key, rows: block.rows }]}
        />
      );
  }
}
