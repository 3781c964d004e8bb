import { ExternalLink } from "lucide-react";
import * as styles from "./embedded-frame.module.css";

/** What a vendor's form may do. Whatever else a browser offers (dialogs, leading us away unasked) it may not. */
const sandbox = [
  // The form is a program.
  "allow-scripts",
  // It is sent.
  "allow-forms",
  // It keeps its own origin, without which its own server refuses it. On ours it would gain nothing:
  // an address on the site's origin is the site's own page.
  "allow-same-origin",
  // Its links to terms and calendars open in tabs of their own,
  "allow-popups",
  // which are ordinary pages then.
  "allow-popups-to-escape-sandbox",
  // It hands out its file,
  "allow-downloads",
  // or leads on to its own page of thanks, within moments of a press in it and never by itself.
  "allow-top-navigation-by-user-activation",
].join(" ");

type Props = {
  /** Full address on the vendor's host. */
  readonly address: string;
  /** What the frame holds, for readers who hear it. */
  readonly title: string;
  /** Of the link that opens the same form in a tab. */
  readonly linkText: string;
  /** Gives the frame its height, so that nothing moves whenever it arrives. */
  readonly className: string | undefined;
};

/**
 * A form on another host. The link below it stands there always: nobody can tell from outside whether
 * the host has answered.
 */
export function EmbeddedFrame({ address, title, linkText, className }: Props) {
  return (
    <div>
      <iframe
        // Before the address: a browser that gets the address first starts at once.
        loading="lazy"
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        src={address}
        title={title}
        className={[styles.frame, className].join(" ")}
      />
      <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <span>{linkText}</span>
        <ExternalLink size={18} strokeWidth={1.5} aria-hidden />
      </a>
    </div>
  );
}
