import { site } from "../../config/site";

type Props = {
  /** A whole sentence that holds the mailbox's address. */
  readonly text: string;
};

/** A sentence whose mail address can be written to. */
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
