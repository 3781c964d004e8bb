import i18next from "i18next";
import { plugins } from "../../../../src/gatsby/plugins";
import leanI18next from "../../../../src/i18n/runtime/i18next";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { selectedTexts } from "../../../setup/content/locale-texts";

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path: readonly string[] = []): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const keyPath = [...path, key];
    return typeof value === "string"
      ? [[keyPath.join("."), value] as const]
      : leaves(value, keyPath);
  });
}

const texts = (locale: Locale) =>
  selectedTexts(locale).edges.map(({ node }) => ({
    ns: node.ns,
    tree: JSON.parse(node.data) as Tree,
  }));

function instancesOf(locale: Locale) {
  const plugin = plugins.find(
    (each) => typeof each === "object" && each.resolve === "gatsby-plugin-react-i18next",
  ) as unknown as { options: { i18nextOptions: object } };
  const resources = {
    [locale]: Object.fromEntries(texts(locale).map(({ ns, tree }) => [ns, tree])),
  };
  const options = { ...plugin.options.i18nextOptions, resources, lng: locale };
  const real = i18next.createInstance();
  void real.init({ ...options, initImmediate: false });
  const lean = leanI18next.createInstance();
  lean.init(options);
  return { real, lean };
}

/** A value for each placeholder, with characters that are special in replacement strings. */
function valuesFor(text: string): Record<string, string> {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
  const others = names.filter((name) => name !== "product" && name !== "count");
  return Object.fromEntries(others.map((name) => [name, `$& <${name}> {{x}} & ”å”`]));
}

test.each(locales)("returns what i18next returns for every text of the site (%s)", (locale) => {
  const { real, lean } = instancesOf(locale);
  expect(lean.language).toBe(real.language);
  const all = texts(locale).flatMap(({ ns, tree }) =>
    leaves(tree).map((leaf) => [ns, ...leaf] as const),
  );
  expect(all.length).toBeGreaterThan(300);
  const translations = (t: (key: string, options: { lng: string; ns: string }) => string) =>
    all.map(([ns, key, text]) => [ns, key, t(key, { ...valuesFor(text), lng: locale, ns })]);
  expect(translations(lean.t)).toEqual(translations(real.t.bind(real) as typeof lean.t));
});

test.each(locales)("selects the same plural form as i18next (%s)", (locale) => {
  const { real, lean } = instancesOf(locale);
  const plurals = texts(locale).flatMap(({ ns, tree }) =>
    leaves(tree).flatMap(([key, text]) =>
      key.endsWith("_one") ? [[ns, key.slice(0, -4), text] as const] : [],
    ),
  );
  expect(plurals.length).toBeGreaterThan(3);
  const translations = (
    t: (key: string, options: { lng: string; ns: string; count: number }) => string,
  ) =>
    plurals.flatMap(([ns, key, text]) =>
      [0, 1, 2, 5, 1000].map((count) => t(key, { ...valuesFor(text), lng: locale, ns, count })),
    );
  expect(translations(lean.t)).toEqual(translations(real.t.bind(real) as typeof lean.t));
});

test.each(locales)("finds exactly what i18next finds (%s)", (locale) => {
  const { real, lean } = instancesOf(locale);
  for (const [lng, ns, key] of [
    [locale, "layout", "screens.about"],
    [locale, "layout", "screens.nowhere"],
  ] as const) {
    expect(lean.getResource(lng, ns, key)).toBe(real.getResource(lng, ns, key));
  }
  expect(lean.getResource(locale, "layout", "screens.about")).toEqual(expect.any(String));
});

test("texts that the page's query left out are an error, not missing texts", () => {
  const { lean } = instancesOf("sv");
  const error = /no texts of "nowhere".*\$namespaces.*template.*src\/locales\/sv\/nowhere\.json/;
  expect(() => lean.getResource("sv", "nowhere", "title")).toThrow(error);
  expect(() => lean.getResource("en", "layout", "title")).toThrow(/"layout"/);
});
