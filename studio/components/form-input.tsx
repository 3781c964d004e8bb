import { Stack, Text, useToast } from "@sanity/ui";
import { useCallback } from "react";
import {
  isArrayOfBlocksSchemaType,
  isStringSchemaType,
  type InputProps,
  type PortableTextInputProps,
} from "sanity";
import { SlugInput } from "../redirects/slug-input";
import { texts } from "../texts";
import { lengthNote } from "./length-note";
import { pasteLosses } from "./paste-losses";

/** Milliseconds: long enough to read three sentences. */
const untilToastCloses = 20_000;

/**
 * Adds to Sanity's inputs: the length of a text that has a limit, where an old address will lead, and a word on what a
 * paste has lost.
 */
export function FormInput(props: InputProps) {
  if (isArrayOfBlocksSchemaType(props.schemaType)) {
    return <ArticleInput {...(props as PortableTextInputProps)} />;
  }
  if (props.schemaType.name === "slug") return <SlugInput {...props} />;
  const note = isStringSchemaType(props.schemaType)
    ? lengthNote(props.path, String(props.value ?? ""))
    : undefined;
  if (note === undefined) return props.renderDefault(props);
  return (
    <Stack space={2}>
      {props.renderDefault(props)}
      <Text size={1} muted>
        {note}
      </Text>
    </Stack>
  );
}

function ArticleInput(props: PortableTextInputProps) {
  const { push } = useToast();
  const onPaste = useCallback<NonNullable<PortableTextInputProps["onPaste"]>>(
    ({ event }) => {
      const { clipboardData } = event;
      // What this editor has copied itself loses nothing.
      if (clipboardData.types.includes("application/x-portable-text")) return undefined;
      const losses = pasteLosses(
        clipboardData.getData("text/html"),
        clipboardData.files.length > 0,
      );
      if (losses.length > 0) {
        push({
          status: "warning",
          title: texts.paste.title,
          description: losses.join(" "),
          closable: true,
          duration: untilToastCloses,
        });
      }
      return undefined;
    },
    [push],
  );
  return props.renderDefault({ ...props, onPaste } as PortableTextInputProps);
}
