/** The ids of headings in a text: made of their words, so that a link to one survives the editing of the rest. Pure. */
import { slugFromTitle } from "../model/slug-rules";

/** Ids that a post's page has outside of its text; a test of the built site holds the two together. */
export const pageIds = ["attachments", "closing", "content", "related", "unreachable"];

/** Ids that begin so are Gatsby's, by which it finds its own elements. */
const reservedStart = "gatsby-";

/** Returns a function that gives each heading of a text an id of its own. */
export function headingIds(): (text: string) => string {
  const taken = new Set(pageIds);
  return (text) => {
    const words = slugFromTitle(text) || text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
    const own = words.replace(/^-|-$/g, "") || "section";
    const name = own.startsWith(reservedStart) ? `section-${own}` : own;
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    return id;
  };
}
