import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import type { ReactNode } from "react";
import * as styles from "./accordion.module.css";
import { Icon } from "./icon";

export type AccordionItem = {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Fragment that opens the item. */
  readonly anchor?: string;
  /** Initial state; the browser keeps it from then on. */
  readonly isOpen?: boolean;
};

type Props = {
  readonly items: readonly AccordionItem[];
  /** Heading level of the item titles: one below the accordion's own heading. */
  readonly heading: "h2" | "h3";
};

/** Accordion of native `<details>`: works without JavaScript, and find-in-page opens the matching item. */
export function Accordion({ items, heading: Heading }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, content, anchor, isOpen }) => (
        <details key={key} className={styles.item} open={isOpen}>
          <summary className={styles.button}>
            {/*
             * NVDA, JAWS and TalkBack list headings within a summary, so users can jump between them.
             * VoiceOver treats the summary as a button, whose children have no roles: the name is the
             * same, only the jump is lost.
             */}
            <Heading className="title-text">{title}</Heading>
            <Icon
              icon={ChevronDown}
              size={20}
              className={`no-print flips-when-open icon-disc ${styles.mark}`}
            />
          </summary>
          <div className={styles.content}>
            {/* Inside the content: browsers open an item only for an anchor within it. */}
            {anchor && <span id={anchor} className={styles.anchor} />}
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
