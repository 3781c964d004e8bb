import { site } from "../../config/site";

type Props = {
  /** Sentence that contains the mailbox's address. */
  readonly text: string;
};

/** A sentence with a `mailto:` link on the mailbox's address. */
export function MailboxText({ text }: Props) {
  const [before, after] = text.split(site.mailbox);
  if (after === undefined) return <p>{text}</p>;
  return (
    <p>
      {before}
      <a href={`mailto:${site.mailbox}`}>{site.mailbox}</a>
      {after}
    </p>
  );
}
