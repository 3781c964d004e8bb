import { gatsbySteps } from "../../../../src/cli/studio/gatsby-steps";

test("a step is told once Gatsby has completed it", () => {
  const output =
    "verbose set gatsby_log_level\nsuccess building schema - 0.4s\ninfo success is near\nsuccess createPages";
  expect(gatsbySteps(output)).toEqual(["building schema - 0.4s", "createPages"]);
});
