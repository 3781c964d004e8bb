import { graphql } from "gatsby";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import { SectionHead } from "../../components/layout/section-head";
import { DraftBadge } from "../../components/preview/draft-badge";
import { edit } from "../../components/preview/edit-attribute";
import { Icon } from "../../components/ui/icon";
import { Picture } from "../../components/ui/picture";
import { useLocale } from "../../i18n/locale-context";
import { formatPhoneNumber, phoneHref } from "../../i18n/phone-number";
import { useTexts } from "../../i18n/use-texts";
import { mailtoAddress } from "../../sanity/documents/read-email";
import * as styles from "./team-grid.module.css";

type Props = { readonly members: readonly Queries.TeamMemberFragment[] };

type PhoneProps = { readonly id: string; readonly number: string };

/** A phone number, as a link if it can be called. */
function PhoneNumber({ id, number }: PhoneProps) {
  const locale = useLocale();
  const content = (
    <>
      <Icon icon={Phone} size={18} className={styles.icon} />
      <span>{formatPhoneNumber(number, locale)}</span>
    </>
  );
  const attributes = { ...edit("employee", id, "phoneNumber"), className: styles.contact };
  const href = phoneHref(number);
  if (href === undefined) return <p {...attributes}>{content}</p>;
  return (
    <a {...attributes} href={href}>
      {content}
    </a>
  );
}

function Member({ member }: { readonly member: Queries.TeamMemberFragment }) {
  const { name, role, email, phoneNumber, portrait } = member;
  const [mailbox, domain] = email?.split(/(?=@[^@]*$)/) ?? [];
  const picture = portrait?.localFile?.childImageSharp?.gatsbyImageData;
  return (
    <li>
      <div {...edit("employee", member.id, "image")} className={styles.portrait}>
        {picture && (
          // Decorative, next to the name.
          <Picture
            image={picture}
            alt=""
            sizes="(width > 1024px) 300px, 46vw"
            className={styles.picture}
          />
        )}
      </div>
      {name && (
        <h3 {...edit("employee", member.id, "name")} className={styles.name}>
          {name}
        </h3>
      )}
      <DraftBadge id={member.id} />
      {role && (
        <p {...edit("employee", member.id, "role")} className={styles.role}>
          {role}
        </p>
      )}
      {email && (
        <a
          {...edit("employee", member.id, "email")}
          className={styles.contact}
          href={`mailto:${mailtoAddress(email)}`}
        >
          <Icon icon={Mail} size={18} className={styles.icon} />
          <span>
            <span>{mailbox}</span>
            <span className={styles.domain}>{domain}</span>
          </span>
        </a>
      )}
      {phoneNumber && <PhoneNumber id={member.id} number={phoneNumber} />}
    </li>
  );
}

/** The team: portrait, name, role, email address and, for some, a phone number. */
export function TeamGrid({ members }: Props) {
  const t = useTexts("team");
  return (
    <section aria-labelledby="team">
      <SectionHead id="team" title={t("title")} lead={t("lead")} />
      <ul className={styles.grid}>
        {members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment TeamMember on TeamMember {
    id
    name
    role
    email
    phoneNumber
    portrait {
      localFile {
        childImageSharp {
          gatsbyImageData(width: 640, aspectRatio: 1, breakpoints: [240, 320, 640])
        }
      }
    }
  }
`;
