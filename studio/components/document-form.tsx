import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { set, type ObjectInputProps } from "sanity";
import { plainTexts } from "../schema/plain-texts";

/**
 * The form of a document, which offers to divide the plain texts of older documents into languages.
 *
 * Sanity itself would only offer to throw such a text away, as its field is an object now.
 */
export function DocumentForm(props: ObjectInputProps) {
  const plain = plainTexts(props.schemaType.name, props.value);
  if (plain.length === 0) return props.renderDefault(props);

  const names = new Set(plain.map(({ field }) => field.name));
  const members = props.members.filter(
    (member) => member.kind !== "error" || !names.has(member.fieldName),
  );
  const divide = () => {
    props.onChange(
      plain.map(({ field, text }) =>
        set({ _type: "localeText", sv: text, en: text }, [field.name]),
      ),
    );
  };
  return (
    <Stack space={5}>
      <Card tone="caution" padding={4} radius={2} border>
        <Stack space={4}>
          <Text size={1} weight="medium">
            One text for both languages
          </Text>
          {plain.map(({ field, text }) => (
            <Text key={field.name} size={1}>
              {field.title}: {text}
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
              onClick={divide}
            />
          </Flex>
        </Stack>
      </Card>
      {props.renderDefault({ ...props, members })}
    </Stack>
  );
}
