import { graphql } from "gatsby";
import { edit } from "../../components/preview/edit-attribute";
import { Picture } from "../../components/ui/picture";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./demo-hosts.module.css";

type Props = { readonly hosts: readonly Queries.DemoHostFragment[] };

const firstName = ({ name }: Queries.DemoHostFragment) => name.split(" ")[0] ?? "";

/** Who may hold the demo: the first of the team, by portrait, each in a window of the house, and first name. */
export function DemoHosts({ hosts }: Props) {
  const t = useTexts("demo-booking");
  const named = hosts.filter((host) => firstName(host) !== "");
  const last = named.at(-1);
  if (!last) return null;
  const others = named.slice(0, -1).map(firstName);
  return (
    <div className={styles.hosts}>
      <div className={styles.portraits}>
        {named.map((host) => {
          const image = host.portrait?.localFile?.childImageSharp?.gatsbyImageData;
          // Decorative, next to the names.
          return (
            image && (
              <div key={host.id} {...edit("employee", host.id, "image")}>
                <Picture
                  image={image}
                  alt=""
                  sizes="(width > 600px) 165px, 75px"
                  className={styles.portrait}
                />
              </div>
            )
          );
        })}
      </div>
      <p className={styles.names}>
        {others.length === 0
          ? t("host", { name: firstName(last) })
          : t("hosts", { names: others.join(", "), last: firstName(last) })}
      </p>
    </div>
  );
}

export const query = graphql`
  fragment DemoHost on TeamMember {
    id
    name
    portrait {
      localFile {
        childImageSharp {
          gatsbyImageData(width: 330, aspectRatio: 1, breakpoints: [75, 165, 330])
        }
      }
    }
  }
`;
