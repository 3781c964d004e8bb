/** The Chromium in the npm package `@sparticuz/chromium`, for Linux on x64. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { installedPackage } from "../packages/installed-package";

const projectDirectory = resolve(__dirname, "../../..");

export const hasBundledChromium = process.platform === "linux" && process.arch === "x64";

/** Returns the bundled Chromium. The first call unpacks it (200 MB) below the temporary folder. */
export async function bundledChromium() {
  const { version } = installedPackage("@sparticuz/chromium");
  // One folder per version and user: the package itself would use whatever it finds.
  const folder = join(tmpdir(), `bundled-chromium-${version}-${userInfo().uid}`);
  const executablePath = join(folder, "chromium");
  if (!existsSync(executablePath)) await unpackTo(folder);

  return {
    executablePath,
    /** Variables that replace the machine's fonts and font settings with the package's. */
    fonts: { FONTCONFIG_FILE: join(folder, "fonts", "fonts.conf") },
    /** Variables for a machine without the required libraries. */
    libraries: { LD_LIBRARY_PATH: join(folder, "al2023", "lib") },
  };
}

/** Unpacks next to the folder, then renames it, so that other processes never see a partial browser. */
async function unpackTo(folder: string): Promise<void> {
  const staging = await mkdtemp(`${folder}-`);
  const script = "const m = require('@sparticuz/chromium'); (m.default ?? m).executablePath();";
  // In a process of its own, because the package unpacks to its process's temporary folder.
  // It adds the libraries only if it seems to run in AWS Lambda.
  const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  await promisify(execFile)(process.execPath, ["-e", script], { cwd: projectDirectory, env });

  const fonts = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;
  await writeFile(join(staging, "fonts", "fonts.conf"), fonts);
  try {
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(join(folder, "chromium"))) throw error;
  }
}
