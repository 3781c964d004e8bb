import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { temporaryFolder, type TemporaryFolder } from "./build/temporary-folder";

const rounds = 40;

let folder: TemporaryFolder;
let racers: Racer[] = [];
beforeAll(async () => {
  folder = temporaryFolder();
  racers = await Promise.all(Array.from({ length: 4 }, startRacer));
}, 60_000);
afterAll(() => {
  for (const { child } of racers) child.kill("SIGKILL");
  folder.remove();
});

type Racer = { readonly child: ChildProcess; readonly outputs: AsyncIterator<string> };

async function startRacer(): Promise<Racer> {
  const program = join(__dirname, "lock-racer.ts");
  const child = spawn(process.execPath, ["--import", "tsx", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child, "spawn");
  const outputs = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await outputs.next()).value).toBe("ready");
  return { child, outputs };
}

/** Lets all racers compete for a lock. @returns how many get it. */
async function race(path: string): Promise<number> {
  for (const { child } of racers) child.stdin!.write(`${path}\n`);
  const outputs = await Promise.all(racers.map((each) => each.outputs.next()));
  for (const { child } of racers) child.stdin!.write("\n");
  await Promise.all(racers.map((each) => each.outputs.next()));
  return outputs.filter(({ value }) => value === "taken").length;
}

/** A process id that is never in use: the maximum of Linux and macOS is smaller. */
const unusedHolder = "999999999-1";

test.each([
  ["a free lock", () => undefined],
  ["a killed build's lock", (name: string) => folder.write({ [`${name}/${unusedHolder}`]: "" })],
])(
  "of several processes competing for %s, one gets it",
  async (kind, prepare) => {
    const winners: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const name = `${kind}-${round}`;
      prepare(name);
      winners.push(await race(folder.at(name)));
    }
    expect(winners).toEqual(winners.map(() => 1));
  },
  60_000,
);
