import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./ensure-browser.mjs";
import { tell } from "./refusal.mjs";

const root = path.resolve(import.meta.dirname, "..");
const reports = path.join(root, ".build/test");
const vitestReport = path.join(reports, "vitest.json");
const playwrightReport = path.join(reports, "playwright.json");

/** @typedef {{ passed: number, failed: number, names?: string[], again?: string[] }} Count */

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const counts = [
  await check("generated files", () => run("scripts/generate.mjs")),
  await check("eslint", () => run("node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0")),
  await check("types", async () => (await run("node_modules/next/dist/bin/next", "typegen")) && run("node_modules/typescript/bin/tsc", "--noEmit")),
  await check("vitest", () => run("node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`), ofVitest),
  await check("production build", () => run("scripts/build.mjs")),
  await check("playwright", async () => ensureBrowser() ?? run("node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"), ofPlaywright),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);

for (const name of counts.flatMap(({ again = [] }) => again)) console.log(`\nPASSED ON ITS SECOND ATTEMPT ${name}`);
for (const name of counts.flatMap(({ names = [] }) => names)) console.log(`\nFAILED ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;

/**
 * A check that fails without a failed test of its own (lint, types, a crash) counts as one that failed.
 * @param {string} name @param {() => Promise<boolean>} work @param {() => Count} [count] @returns {Promise<Count>}
 */
async function check(name, work, count = () => ({ passed: 0, failed: 0 })) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  const succeeded = await work().catch((error) => {
    tell(error);
    return false;
  });
  console.log(`— ${name}: ${succeeded ? "passed" : "FAILED"} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const { passed, failed, names = [], again } = count();

  return { passed, failed: succeeded ? failed : Math.max(failed, 1), names: succeeded || names.length ? names : [name], again };
}

/** @param {string} script @param {string[]} words @returns {Promise<boolean>} whether it succeeded */
async function run(script, ...words) {
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const child = spawn(process.execPath, [path.join(root, script), ...words], { cwd: root, stdio: "inherit", env: environment });
  const [code] = await once(child, "exit");
  return code === 0;
}

/** @returns {Count} */
function ofVitest() {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(vitestReport);
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (status === "failed" && !failed.length) return [`${file}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join("\n")}`);
  });

  return { passed: numPassedTests, failed: numFailedTests, names: tests };
}

/** @returns {Count} */
function ofPlaywright() {
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {}, suites = [] } = read(playwrightReport);
  const specs = suites.flatMap(specsOf);
  const failed = specs.filter(({ ok }) => !ok);
  const again = specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === "flaky"));

  return { passed: expected + flaky, failed: unexpected, names: failed.map(toldSpec), again: again.map(toldSpec) };
}

function toldSpec({ file, title, tests }) {
  return `${file} > ${title}\n${tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? "")).join("\n")}`;
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
