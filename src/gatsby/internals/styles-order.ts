import type { Compilation, Compiler } from "webpack";

/**
 * Gives styles one order on the whole site: imported modules before their importers.
 *
 * Why: each page has the order of its own imports. In a stylesheet that pages share,
 * mini-css-extract-plugin can follow only some of them, and warns.
 */
export const stylesOrderPlugin = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap("OneOrderOfStyles", (compilation) => {
      compilation.hooks.afterChunks.tap("OneOrderOfStyles", () => orderStyles(compilation));
    });
  },
};

function orderStyles({ modules, chunkGroups, moduleGraph }: Compilation): void {
  const groups = [...chunkGroups];
  for (const module of modules) {
    const index = moduleGraph.getPostOrderIndex(module);
    if (module.type !== "css/mini-extract" || index === null) continue;
    for (const group of groups) {
      if (group.getModulePostOrderIndex(module) === undefined) continue;
      group.setModulePostOrderIndex(module, index);
    }
  }
}
