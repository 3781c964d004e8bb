/** Every kind of page in both languages fits and breaks no words without JavaScript, too; the long run. */
import { expect, test } from "./setup/engine-site";
import { brokenTexts, pageErrors, unbroken } from "../setup/browser/page-faults";
import { byRole } from "./setup/target";
import { contentPaths } from "../setup/content/sample-pages";

test.use({ javaScript: false });

test("every page loads and fits without JavaScript", async ({ open }) => {
  test.setTimeout(6 * 60_000);
  const visitor = await open({ path: "/", width: 375 });
  for (const path of contentPaths) {
    await visitor.goto(path);
    expect([path, await visitor.evaluate(pageErrors)]).toEqual([path, []]);
    const broken = await visitor.evaluate(brokenTexts, { selector: unbroken });
    expect([path, broken]).toEqual([path, []]);
    expect([path, await visitor.count(byRole("main"))]).toEqual([path, 1]);
  }
});
