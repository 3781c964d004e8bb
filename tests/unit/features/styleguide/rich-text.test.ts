import { richText } from "../../../../src/features/styleguide/rich-text";
import {
  portableTextDecorators,
  portableTextLists,
  portableTextStyles,
} from "../../../../src/sanity/model/portable-text";

test("the sample has every style, list and mark available to editors", () => {
  const text = JSON.stringify(richText);
  for (const style of portableTextStyles) expect(text).toContain(`"style":"${style}"`);
  for (const list of portableTextLists) expect(text).toContain(`"listItem":"${list}"`);
  for (const mark of [...portableTextDecorators, "link"]) expect(text).toContain(`["${mark}"]`);
});
