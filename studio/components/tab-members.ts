/** Which fields stand in a tab of the form. Pure. */
import { locales } from "../../src/i18n/locales";

/** A part of a form's state, as far as it is read here. */
type Member = { readonly kind: string; readonly name?: string; readonly field?: object };

type Field = { readonly schemaType: { readonly name: string }; readonly members: Member[] };

const isLocaleText = (field: object | undefined): field is Field =>
  (field as Partial<Field> | undefined)?.schemaType?.name === "localeText";

/**
 * Leaves out of a language's tab what texts say in the other language. A text that the editor was led to stays,
 * whatever the tab.
 *
 * @param members the parts of the document's form.
 * @param tab name of the open tab.
 * @param focusPath the path of the field that the cursor is in or goes to.
 */
export function membersInTab<Part extends Member>(
  members: readonly Part[],
  tab: string | undefined,
  focusPath: readonly unknown[],
): Part[] {
  const others: readonly string[] = locales.some((locale) => locale === tab)
    ? locales.filter((locale) => locale !== tab)
    : [];
  return members.map((member) => {
    const { field, name } = member;
    if (!isLocaleText(field)) return member;
    const stays = (inner: Member) =>
      !others.includes(inner.name ?? "") || (focusPath[0] === name && focusPath[1] === inner.name);
    return { ...member, field: { ...field, members: field.members.filter(stays) } };
  });
}
