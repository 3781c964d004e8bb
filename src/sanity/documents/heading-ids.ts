/** The ids of headings in a text: made of their words, so that a link to one survives the editing of the rest. Pure. */
import { slugFromTitle } from "../model/slug-rules";

/** Ids that a post's page has outside of its text; a test of the built site holds the two together. */
export const pageIds = ["attachments", "content", "related", "unreachable"];

/** Ids that Gatsby finds its own elements by. */
const gatsbyIds = ["___gatsby", "gatsby-announcer", "gatsby-focus-wrapper"];

/** Returns a function that gives each heading of a text an id of its own. */
export function headingIds(): (text: string) => string {
  const taken = new Set([...pageIds, ...gatsbyIds]);
  return (text) => {
    const words = slugFromTitle(text) || text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
    const name = words.replace(/^-|-$/g, "") || "section";
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    return id;
  };
}
