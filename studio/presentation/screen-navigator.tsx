import { Button, Card, Stack, Text } from "@sanity/ui";
import { usePresentationNavigate, usePresentationParams } from "sanity/presentation";
import { locales } from "../../src/i18n/locales";
import { screenPath, screens } from "../../src/i18n/routes";
import { languageNames } from "../schema-types/validation";
import { screenTitle } from "./screen-titles";

/** The site's screens in each language, to open in the preview. */
export function ScreenNavigator() {
  const navigate = usePresentationNavigate();
  const { preview } = usePresentationParams();
  const shown = preview === undefined ? undefined : new URL(preview, location.href).pathname;
  return (
    <Card as="nav" aria-label="Screens" height="fill" overflow="auto" padding={3}>
      <Stack space={5}>
        {locales.map((locale) => (
          <Stack key={locale} space={1}>
            <Text as="h2" size={1} weight="semibold" muted style={{ padding: "0.5rem" }}>
              {languageNames[locale]}
            </Text>
            {screens.map((screen) => {
              const path = screenPath(screen, locale);
              return (
                <Button
                  key={screen}
                  mode="bleed"
                  justify="flex-start"
                  fontSize={1}
                  padding={2}
                  lang={locale}
                  text={screenTitle(screen, locale)}
                  selected={path === shown}
                  aria-current={path === shown ? "page" : undefined}
                  onClick={() => navigate(path)}
                />
              );
            })}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
