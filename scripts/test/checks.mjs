import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { componentsReport, ofPlaywright, playwrightReport, reports, root, slowest, vitestReport } from "./reports.mjs";

export { ofComponents, ofPlaywright, ofVitest } from "./reports.mjs";

/** @typedef {import("./reports.mjs").Count} Count */
/**
 * @typedef {{ name: string, commands: string[][], count?: () => Count }} Check Its commands run in sequence up
 * to the first failure.
 */

export const oxlint = [
  "node_modules/oxlint/bin/oxlint",
  ...["-c", "oxlint.config.mjs", "--deny-warnings", "--report-unused-disable-directives"],
];
export const oxfmt = ["node_modules/oxfmt/bin/oxfmt", "--check"];
export const typescript = [
  ["node_modules/next/dist/bin/next", "typegen"],
  // Each of the checkers checks what they share again.
  ["node_modules/@typescript/native/bin/tsc", "--noEmit", "--checkers", String(Math.min(4, availableParallelism()))],
];

const runVitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"];

/** @param {string} project */
export const vitest = (project) => [...runVitest, `--project=${project}`, `--outputFile.json=${vitestReport}`];
export const components = [
  ...runVitest,
  "--config=vitest.components.config.ts",
  `--outputFile.json=${componentsReport}`,
];

/** Includes the projects that they depend on. @param {string[]} projects */
export const playwright = (...projects) => [
  "node_modules/@playwright/test/cli.js",
  "test",
  ...projects.map((project) => `--project=${project}`),
  "--reporter=list,json",
];

/** What is tried in other browsers than Chromium. */
export const elsewhere = {
  programs: {
    name: "other browsers",
    // One after the other: Debian installs one package at a time. Chromium sets up the site.
    commands: ["browser", "firefox", "webkit"].map((name) => [`scripts/install/ensure-${name}.mjs`]),
  },
  journeys: {
    name: "journeys in Firefox and WebKit",
    commands: [playwright("firefox", "webkit")],
    count: ofPlaywright,
  },
};

/**
 * Runs groups of checks one after the other, and the checks of a group at once. Sets the exit code.
 * @param {Check[][]} groups
 */
export async function runChecks(groups) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const results = [];
  for (const checks of groups)
    results.push(
      ...(await Promise.all(checks.map((check) => (checks.length > 1 ? runBuffered(check) : runVisible(check))))),
    );

  console.log(`\n${slowest()}`);
  console.log(
    ["Time", ...results.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)].join("\n"),
  );
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed || !passed ? 1 : 0;
}

/** @param {Check} check */
async function runVisible(check) {
  console.log(`\n— ${check.name}`);
  const result = await resultOf(check, () => {});
  console.log(lastLine(result));
  return result;
}

/** Its output is printed when it has ended. @param {Check} check */
async function runBuffered(check) {
  /** @type {Buffer[]} */
  const output = [];
  const result = await resultOf(
    check,
    (child) => {
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
    },
    "pipe",
  );
  console.log(`\n— ${check.name}\n${Buffer.concat(output)}${lastLine(result)}`);
  return result;
}

/** @param {{ name: string, succeeded: boolean, seconds: number }} result */
const lastLine = ({ name, succeeded, seconds }) =>
  `— ${name}: ${succeeded ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`;

/**
 * A failure outside the tests (lint, types, a crash) counts as one failed test.
 * @param {Check} check @param {(child: import("node:child_process").ChildProcess) => void} watch @param {"inherit" | "pipe"} [output]
 */
async function resultOf({ name, commands, count = () => ({ passed: 0, failures: [] }) }, watch, output = "inherit") {
  const began = performance.now();
  let succeeded = true;
  for (const command of commands) succeeded &&= await run(command, watch, output);
  const seconds = (performance.now() - began) / 1000;

  const { passed, failures } = count();
  const reported = succeeded || failures.length ? failures : [name];
  return { name, succeeded, seconds, passed, failed: reported.length, failures: reported };
}

/** @param {string[]} command @param {(child: import("node:child_process").ChildProcess) => void} watch @param {"inherit" | "pipe"} output */
async function run([script = "", ...words], watch, output) {
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const child = spawn(process.execPath, [path.join(root, script), ...words], {
    cwd: root,
    stdio: ["inherit", output, output],
    env: environment,
  });
  watch(child);
  const [code] = await once(child, "close");
  return code === 0;
}
