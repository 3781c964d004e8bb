import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Rule } from "../../src/config/settings/rules";
import { variables } from "../../src/config/settings/schema";

const project = join(__dirname, "../..");
const read = (path: string) => readFileSync(join(project, path), "utf8");

const { scripts, devDependencies } = JSON.parse(read("package.json")) as Readonly<
  Record<"scripts" | "devDependencies", Readonly<Record<string, string>>>
>;

type Step = {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
};
type Workflow = {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
};

const workflows = readdirSync(join(project, ".github/workflows")).map((name) => {
  const text = read(`.github/workflows/${name}`);
  const workflow = parse(text) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  return { name, text, workflow, steps, commands: steps.flatMap(({ run }) => run ?? []) };
});

describe.each(workflows)("$name", ({ text, workflow, steps, commands }) => {
  test("may read and nothing else", () => {
    expect(workflow.permissions).toMatchObject({ contents: "read" });
    expect(new Set(Object.values(workflow.permissions))).toEqual(new Set(["read"]));
  });

  test("uses GitHub's own actions of one major version", () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  test("runs what there is", () => {
    for (const command of commands) {
      const [, script] = /^npm run (\S+)/.exec(command) ?? [];
      if (script !== undefined) expect(scripts).toHaveProperty([script]);
      const [, wrangler] = /\bwrangler@(\S+)/.exec(command) ?? [];
      if (wrangler !== undefined) expect(wrangler).toBe(devDependencies.wrangler);
      if (command.startsWith(".")) expect(existsSync(join(project, command))).toBe(true);
    }
  });

  test("wants no variable or secret that is not documented", () => {
    const wanted = [...text.matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name]) => name ?? "");
    const example = read(".env.example").split("\n");
    const isSetting = (name: string) => example.some((line) => line.startsWith(`${name}=`));
    const guide = read("docs/deploying.md");
    expect(wanted.filter((name) => !isSetting(name) && !guide.includes(`\`${name}\``))).toEqual([]);
  });
});

test("a build receives every secret setting, and a preview none of leads, which it does not send", () => {
  const secretsOf = (command: string) => {
    const steps = workflows.flatMap((workflow) => workflow.steps);
    const values = Object.entries(steps.find(({ run }) => run === command)?.env ?? {});
    return values.flatMap(([name, value]) => (value === `\${{ secrets.${name} }}` ? name : []));
  };
  const all = Object.entries<Rule<unknown>>(variables).flatMap(([name, { isSecret }]) =>
    isSecret ? name : [],
  );
  expect(secretsOf("npm run build").sort()).toEqual([...all].sort());
  expect(secretsOf("npm run build:preview")).toEqual(
    all.filter((name) => !name.startsWith("LEADS_")),
  );
});
