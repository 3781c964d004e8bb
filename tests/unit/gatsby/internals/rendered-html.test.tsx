/** @jest-environment node */
import { createElement } from "react";
import {
  isInlineStylesheet,
  isScriptsSlice,
  isUnwanted,
} from "../../../../src/gatsby/internals/rendered-html";

/** What stands in the head and the body of a page, as Gatsby and its plugins give it. */
const nodes = {
  text: "text",
  nothing: null,
  description: <meta key="description" name="description" />,
  preconnect: <link key="sanity-cdn-preconnect" rel="preconnect" href="https://cdn.example" />,
  stylesheet: <style key="styles" data-identity="gatsby-global-css" data-href="/styles.css" />,
  scripts: createElement("slice-start", { sliceId: "_gatsby-scripts" }),
  slice: createElement("slice-start", { sliceId: "another" }),
};

test.each([
  ["unwanted", isUnwanted, ["preconnect"]],
  ["a stylesheet in the page", isInlineStylesheet, ["stylesheet"]],
  ["the place of the scripts", isScriptsSlice, ["scripts"]],
] as const)("%s is told from everything else", (_what, isMeant, names) => {
  const found = Object.entries(nodes).filter(([, node]) => isMeant(node));
  expect(found.map(([name]) => name)).toEqual(names);
});
