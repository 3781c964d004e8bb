import { membersInTab } from "../../../studio/components/tab-members";

const field = (name: string) => ({ kind: "field", name });
const description = {
  ...field("metaDescription"),
  field: { schemaType: { name: "localeText" }, members: [field("sv"), field("en")] },
};
const slug = {
  ...field("slug"),
  field: { schemaType: { name: "slug" }, members: [field("current")] },
};

test.each<[string | undefined, readonly unknown[], readonly string[]]>([
  ["sv", [], ["sv"]],
  ["en", ["metaDescription", "en"], ["en"]],
  ["sv", ["metaDescription", "en"], ["sv", "en"]],
  ["sv", ["title"], ["sv"]],
  ["shared", [], ["sv", "en"]],
  ["all-fields", [], ["sv", "en"]],
  [undefined, [], ["sv", "en"]],
])("the tab %s, with the cursor at %j, has the texts in %j", (tab, focusPath, expected) => {
  const [shown, ...others] = membersInTab([description, slug], tab, focusPath) as [
    typeof description,
    typeof slug,
  ];
  expect(shown.field.members.map(({ name }) => name)).toEqual(expected);
  expect(others).toEqual([slug]);
});
