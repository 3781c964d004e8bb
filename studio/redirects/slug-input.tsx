import { Stack, Text } from "@sanity/ui";
import { useEditState, useFormValue, type InputProps, type SanityDocument } from "sanity";
import { publishedId } from "../../src/sanity/documents/document-ids";
import { addressNote } from "./address-note";

/** Sanity's input of an address, with a word on where the old one will lead. */
export function SlugInput(props: InputProps) {
  const document = useFormValue([]) as SanityDocument;
  const { published } = useEditState(publishedId(document._id), document._type);
  const note = addressNote(props.path, published, document);
  return (
    <Stack space={2}>
      {props.renderDefault(props)}
      {note !== undefined && (
        <Text size={1} muted>
          {note}
        </Text>
      )}
    </Stack>
  );
}
