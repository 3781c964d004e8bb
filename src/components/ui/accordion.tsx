import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./accordion.module.css";

export type AccordionItem = {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
  /** An address with this anchor opens the item; within the site by `showAccordionItem`. */
  readonly anchor?: string;
  /** Whether it is open when the page arrives; the visitor decides from then on. */
  readonly isOpen?: boolean;
};

type Props = {
  readonly items: readonly AccordionItem[];
  /** Level of the items' titles: one below the heading that the accordion stands under. */
  readonly heading: "h2" | "h3";
};

/**
 * Titles that open and close what is under them, each by itself. The browser's own `<details>`: works
 * without a script, and a search in the page opens the item that it finds something in.
 */
export function Accordion({ items, heading: Heading }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, content, anchor, isOpen }) => (
        <details key={key} className={styles.item} open={isOpen}>
          <summary className={styles.button}>
            {/*
             * NVDA, JAWS and TalkBack list headings within a summary, so that one can jump from question
             * to question. VoiceOver takes the summary for a button, whose children have no roles: it
             * reads the same name and loses only the jump.
             */}
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.mark}>
              <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
            </span>
          </summary>
          <div className={styles.content}>
            {/* Inside, because a browser opens an item by itself only for an anchor within. */}
            {anchor && <span id={anchor} className={styles.anchor} />}
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
