import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { set, type ObjectInputProps } from "sanity";
import { texts } from "../texts";
import { plainTexts } from "../schema-types/locale-text";
import { membersInTab } from "./tab-members";

/**
 * Document form whose tabs for languages show each text in their language only, and that offers to split an older
 * document's plain texts into languages. Sanity itself would only offer to delete them, as their fields are
 * objects now.
 */
export function DocumentForm(props: ObjectInputProps) {
  const plain = plainTexts(props.schemaType.fields, props.value);
  const tab = props.groups.find(({ selected }) => selected)?.name;
  const inTab = membersInTab(props.members, tab, props.focusPath);
  if (plain.length === 0) return props.renderDefault({ ...props, members: inTab });

  const names = new Set(plain.map(({ name }) => name));
  const members = inTab.filter((member) => member.kind !== "error" || !names.has(member.fieldName));
  const splitTexts = () => {
    props.onChange(
      plain.map(({ name, text }) => set({ _type: "localeText", sv: text, en: text }, [name])),
    );
  };
  return (
    <Stack space={5}>
      <Card tone="caution" padding={4} radius={2} border>
        <Stack space={4}>
          <Text size={1} weight="medium">
            {texts.plainTexts.title}
          </Text>
          {plain.map(({ name, title, text }) => (
            <Text key={name} size={1}>
              {title}: {text}
            </Text>
          ))}
          <Text size={1} muted>
            {texts.plainTexts.help}
          </Text>
          <Flex>
            <Button
              text={texts.plainTexts.split}
              tone="primary"
              fontSize={1}
              disabled={props.readOnly === true}
              onClick={splitTexts}
            />
          </Flex>
        </Stack>
      </Card>
      {props.renderDefault({ ...props, members })}
    </Stack>
  );
}
