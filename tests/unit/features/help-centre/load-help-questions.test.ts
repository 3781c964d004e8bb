import { helpQuestionsFromQuery } from "../../../../src/features/help-centre/help-file";
import { loadHelpQuestions } from "../../../../src/features/help-centre/load-help-questions";
import { locales } from "../../../../src/i18n/locales";
import { helpCategoryKeys } from "../../../../src/i18n/routes";
import { selectedTexts } from "../../../setup/content/locale-texts";

test.each(locales)("loads every question that a page shows, in order (%s)", async (locale) => {
  const texts = selectedTexts(locale);
  const shown = helpCategoryKeys.flatMap((category) =>
    helpQuestionsFromQuery(texts, category).map((question) => ({ ...question, category })),
  );
  expect(await loadHelpQuestions(locale)).toEqual(shown);
});
