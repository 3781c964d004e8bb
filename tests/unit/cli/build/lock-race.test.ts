import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { temporaryFolder, type TemporaryFolder } from "./temporary-folder";

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

type Racer = { readonly child: ChildProcess; readonly answers: AsyncIterator<string> };

async function startRacer(): Promise<Racer> {
  const program = join(__dirname, "lock-racer.ts");
  const child = spawn(process.execPath, ["--import", "tsx", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child, "spawn");
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await answers.next()).value).toBe("ready");
  return { child, answers };
}

/** Lets all of them run for one lock. @returns how many have it at the same time. */
async function race(place: string): Promise<number> {
  for (const { child } of racers) child.stdin!.write(`${place}\n`);
  const answers = await Promise.all(racers.map((each) => each.answers.next()));
  for (const { child } of racers) child.stdin!.write("\n");
  await Promise.all(racers.map((each) => each.answers.next()));
  return answers.filter(({ value }) => value === "taken").length;
}

/** A process id that is never in use: Linux' and macOS' are smaller. */
const nobody = "999999999-1";

test.each([
  ["a free folder", () => undefined],
  ["what a killed build left", (name: string) => folder.write({ [`${name}/${nobody}`]: "" })],
])(
  "of several processes that run for %s, one gets it",
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
