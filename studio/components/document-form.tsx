import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { set, type ObjectInputProps } from "sanity";
import { plainTexts } from "../schema-types/locale-text";

/**
 * Document form that offers to split an older document's plain texts into languages. Sanity itself would
 * only offer to delete them, as their fields are objects now.
 */
export function DocumentForm(props: ObjectInputProps) {
  const texts = plainTexts(props.schemaType.fields, props.value);
  if (texts.length === 0) return props.renderDefault(props);

  const names = new Set(texts.map(({ name }) => name));
  const members = props.members.filter(
    (member) => member.kind !== "error" || !names.has(member.fieldName),
  );
  const splitTexts = () => {
    props.onChange(
      texts.map(({ name, text }) => set({ _type: "localeText", sv: text, en: text }, [name])),
    );
  };
  return (
    <Stack space={5}>
      <Card tone="caution" padding={4} radius={2} border>
        <Stack space={4}>
          <Text size={1} weight="medium">
            One text for both languages
          </Text>
          {texts.map(({ name, title, text }) => (
            <Text key={name} size={1}>
              {title}: {text}
            </Text>
          ))}
          <Text size={1} muted>
            The site shows it on its Swedish and English pages alike. To edit it, or to publish this
            document anew, give each language a copy of its own.
          </Text>
          <Flex>
            <Button
              text="Give each language its own"
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
