/**
 * `npm run bench:requests`: requests a second and response times of the receiver, beside a function that
 * stores nothing, on the same runtime. Exits with 1 when its own work takes longer than 5 ms at the median.
 */
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startWranglerServer } from "../../src/cli/wrangler-server";
import { findFreePort } from "../setup/servers/free-port";

const publicDirectory = resolve(__dirname, "../../public");
const path = "/v1/website/newsletter-sign-up";
const maxOwnWork = 5;

const bareWorker =
  "export default { async fetch(request) { await request.json(); return Response.json({}, { status: 201 }); } };";

const body = JSON.stringify({
  name: "Åsa Öberg",
  email: "asa@foretag.example",
  companyName: "Öbergs Bygg AB",
  jobTitle: "HR-chef",
  language: "sv",
  consent: "När du anmäler dig godkänner du att vi skickar nyhetsbrev och erbjudanden till dig.",
});

let sent = 0;

async function request(origin: string): Promise<number> {
  sent += 1;
  const start = performance.now();
  const response = await fetch(origin + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": `bench-number-${sent}`,
      Origin: origin,
      "CF-Connecting-IP": `2001:db8:0:${sent.toString(16)}::1`,
    },
    body,
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`${path} answered ${response.status}.`);
  return performance.now() - start;
}

type Measured = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** Sends requests, some at a time. */
async function measure(origin: string, total: number, concurrency: number): Promise<Measured> {
  const times: number[] = [];
  let started = 0;
  const start = performance.now();
  async function work(): Promise<void> {
    while (started < total) {
      started += 1;
      times.push(await request(origin));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  const seconds = (performance.now() - start) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { perSecond: total / seconds, p50: at(0.5), p99: at(0.99) };
}

function print(name: string, { perSecond, p50, p99 }: Measured): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.log(`${name}: ${Math.round(perSecond)} a second, p50 ${ms(p50)}, p99 ${ms(p99)}`);
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-requests-"));
  const bare = join(folder, "bare");
  await cp(publicDirectory, bare, { recursive: true });
  await writeFile(join(bare, "_worker.js"), bareWorker);
  const servers = [];
  try {
    for (const directory of [publicDirectory, bare]) {
      servers.push(await startWranglerServer({ directory, port: await findFreePort() }));
    }
    const [receiver, nothing] = servers.map(({ origin }) => origin) as [string, string];
    for (const origin of [receiver, nothing]) await measure(origin, 200, 1);
    // Interleaved, so that both meet the same machine.
    const alone = [await measure(nothing, 500, 1), await measure(receiver, 500, 1)] as const;
    print("One at a time, a function that stores nothing", alone[0]);
    print("One at a time, the receiver", alone[1]);
    print("50 at a time, a function that stores nothing", await measure(nothing, 3_000, 50));
    print("50 at a time, the receiver", await measure(receiver, 3_000, 50));
    const ownWork = alone[1].p50 - alone[0].p50;
    console.log(
      `The receiver's own work: ${ownWork.toFixed(1)} ms at the median, limit ${maxOwnWork} ms`,
    );
    if (ownWork > maxOwnWork) process.exitCode = 1;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
