import { Card, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import type { DocumentActionComponent } from "sanity";
import { previewTexts } from "../../src/i18n/preview-texts";
import { languageNames } from "../schema-types/validation";
import { missingIn } from "./problems";

/** In the menu beside "Publish": the whole list of what a draft still lacks. */
export const MissingAction: DocumentActionComponent = ({ type, draft }) => {
  const [isOpen, setOpen] = useState(false);
  if (draft === null) return null;
  const missing = missingIn(type, draft);
  const close = () => setOpen(false);
  return {
    label: "What is missing",
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "dialog",
      header: "What is missing",
      onClose: close,
      content: (
        <Stack space={4}>
          {missing.length === 0 && <Text size={1}>{previewTexts.en.complete}</Text>}
          {missing.map(({ locale, problems }) => (
            <Card key={locale} tone="caution" padding={4} radius={2} border>
              <Stack space={3}>
                <Text as="h3" size={1} weight="semibold">
                  {languageNames[locale]}
                </Text>
                <Stack as="ul" space={3} paddingLeft={3} margin={0}>
                  {problems.map((problem) => (
                    <Text as="li" key={problem} size={1}>
                      {problem}
                    </Text>
                  ))}
                </Stack>
              </Stack>
            </Card>
          ))}
        </Stack>
      ),
    },
  };
};
