import { site } from "../../config/site";

/** A sentence with a `mailto:` link on the mailbox's address, which it contains. */
export function MailboxText({ text }: { readonly text: string }) {
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
