import type { ParentSpanPluginArgs, PluginOptions } from "gatsby";
import { onPreInit } from "../../../gatsby-node";

const mockDone: string[] = [];
jest.mock("../../../src/gatsby/content/open-content-source", () => ({
  openContentSource: async () => {
    await Promise.resolve();
    mockDone.push("open");
  },
}));
jest.mock("../../../src/gatsby/output/previous-build", () => ({
  discardDoubtfulBuild: () => {
    mockDone.push("discard");
    return "";
  },
}));

test("an earlier build is discarded only once the content source is open: its port may be taken", async () => {
  const reporter = { info: jest.fn(), warn: jest.fn(), panic: jest.fn() };
  const args = { reporter } as unknown as ParentSpanPluginArgs;
  await onPreInit?.(args, {} as PluginOptions, () => undefined);
  expect(mockDone).toEqual(["open", "discard"]);
});
