import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import * as styles from "./form-or-frame.module.css";

/** Permissions of a vendor's form. All others, such as dialogs and unprompted navigation, stay denied. */
const sandbox = [
  "allow-scripts",
  "allow-forms",
  // Its own server rejects it without its origin. The site's origin gains it nothing: a URL there is
  // one of the site's own pages.
  "allow-same-origin",
  // Links to terms and calendars open in ordinary tabs.
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  // The form offers its file for download, or redirects to a thank-you page right after a click.
  "allow-downloads",
  "allow-top-navigation-by-user-activation",
].join(" ");

type FrameProps = {
  /** Absolute URL on the vendor's host. */
  readonly url: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Text of the link that opens the form in a tab. */
  readonly linkText: string;
  /** Sets the frame's height, so that loading does not shift the layout. */
  readonly className: string | undefined;
};

/**
 * A form embedded from another host. The link below it is always shown: the page cannot detect whether
 * the frame has loaded.
 */
function EmbeddedFrame({ url: address, title, linkText, className }: FrameProps) {
  return (
    <div>
      <iframe
        // Must precede `src`: some browsers start loading as soon as `src` is set.
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

type Props = Omit<FrameProps, "url"> & {
  /** URL of a vendor's form; absent where a live site sets none. */
  readonly url: string | undefined;
  readonly form: ReactNode;
  /** Offers `form` to those for whom the frame is blocked or unusable. */
  readonly formInstead: string;
};

/** The site's own form; where a vendor's is set, that one in a frame, and the site's own below it, closed. */
export function FormOrFrame({ url, form, formInstead, ...frame }: Props) {
  if (!url) return form;
  return (
    <>
      <EmbeddedFrame url={url} {...frame} />
      <details className={styles.instead}>
        <summary className={styles.summary}>{formInstead}</summary>
        {form}
      </details>
    </>
  );
}
