import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");
export const reports = path.join(root, ".build/test");
export const vitestReport = path.join(reports, "vitest.json");
export const componentsReport = path.join(reports, "components.json");
export const playwrightReport = path.join(reports, "playwright.json");

const SLOWEST = 25;

/** @typedef {{ passed: number, failures: string[] }} Count */

export const ofVitest = () => inVitestReport(vitestReport);
export const ofComponents = () => inVitestReport(componentsReport);

/** @param {string} report @returns {Count} */
function inVitestReport(report) {
  const { numPassedTests = 0, testResults = [] } = read(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (status === "failed" && !failed.length) return [`${file}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join("\n")}`);
  });

  return { passed: numPassedTests, failures };
}

export function ofPlaywright() {
  const { stats: { expected = 0 } = {}, suites = [] } = read(playwrightReport);
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"));

  return {
    passed: expected,
    failures: failed.map(({ file, title, tests }) => `${file} > ${title}\n${tests.flatMap(messagesOf).join("\n")}`),
  };
}

/** When a test took too long, the second error names the step that waited. */
const messagesOf = ({ results }) => results.flatMap(({ errors }) => errors.map(({ message = "" }) => message));

/** The slowest test files, as lines. */
export function slowest() {
  return ["Slowest files", ...linesOf("vitest", vitestFiles()), ...linesOf("playwright", playwrightFiles())].join("\n");
}

/** @typedef {{ file: string, seconds: number, tests: number }} Spent */

/** @param {string} name @param {Spent[]} files */
function linesOf(name, files) {
  const slowFirst = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return slowFirst.map(
    ({ file, seconds, tests }) =>
      `${seconds.toFixed(1).padStart(8)} s ${String(tests).padStart(5)} ${tests === 1 ? "test " : "tests"}  ${name}  ${file}`,
  );
}

function vitestFiles() {
  const results = [vitestReport, componentsReport].flatMap((report) => read(report).testResults ?? []);
  return results.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
}

function playwrightFiles() {
  /** @type {Map<string, Spent>} */
  const files = new Map();
  for (const { file, tests } of (read(playwrightReport).suites ?? []).flatMap(specsOf)) {
    const spent = files.get(file) ?? { file, seconds: 0, tests: 0 };
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    files.set(file, { file, seconds: spent.seconds + milliseconds / 1000, tests: spent.tests + tests.length });
  }
  return [...files.values()];
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
