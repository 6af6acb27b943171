import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { sourceFiles } from "../sources.mjs";
import { root } from "./languages.mjs";

/** @typedef {import("./usage.mjs").FileUsage} FileUsage */

/**
 * Which texts pages and layouts send to the browser, `<Messages of={["board"]}>`, and which their components need there.
 * @param {readonly FileUsage[]} files
 * @returns {string[]} one line for each list with too few or too many
 */
export function pageProblems(files) {
  const groups = new Map(files.map((each) => [each.file, each.groups]));
  const pages = sourceFiles(root, ["app"]).filter((file) => IS_PAGE.test(path.posix.basename(file)));
  const needs = new Map(pages.map((page) => [page, textsOfBrowser(page, groups)]));
  const missing = pages.flatMap((page) => {
    const given = new Set([page, ...layoutsAround(page)].flatMap(sentBy));
    return [...(needs.get(page) ?? [])]
      .filter((name) => !given.has(name))
      .map((name) => `${page}: components need the texts “${name}”`);
  });
  const superfluous = pages.flatMap((page) =>
    sentBy(page)
      .filter((name) => !pages.some((each) => isBelow(each, page) && needs.get(each)?.has(name)))
      .map((name) => `${page}: no component needs the texts “${name}”`),
  );
  return [...missing, ...superfluous];
}

const IS_PAGE = /^(page|layout|error|global-error|not-found)\.tsx$/;

/** Whether it is this page, or any page within this layout. @param {string} file @param {string} page */
const isBelow = (file, page) => file === page || layoutsAround(file).includes(page);

/** @param {string} page @returns {string[]} layouts around it, outermost first */
function layoutsAround(page) {
  const folders = path.posix.dirname(page).split("/");
  const around = folders.map((_, at) => `${folders.slice(0, at + 1).join("/")}/layout.tsx`);
  return around.filter((file) => file !== page && existsSync(path.join(root, file)));
}

/** @param {string} file @returns {string[]} */
function sentBy(file) {
  const code = readFileSync(path.join(root, file), "utf8");
  const lists = [...code.matchAll(/<Messages\s+of=\{\[([^\]]*)\]\}|pickMessages\([^[]*\[([^\]]*)\]/g)];
  return lists.flatMap(([, one, other]) => [...(one ?? other ?? "").matchAll(/"(\w+)"/g)].map(([, name]) => name));
}

/** Walks the imports; below "use client" everything runs in the browser. @param {string} page @param {Map<string, string[]>} groups */
function textsOfBrowser(page, groups) {
  const names = new Set();
  const seen = new Set();
  const visit = (file, inBrowser) => {
    const { imports, isClient } = importsOf(file);
    const runsThere = inBrowser || isClient;
    if (seen.has(`${file} ${runsThere}`)) return;
    seen.add(`${file} ${runsThere}`);
    if (runsThere) for (const group of groups.get(file) ?? []) names.add(group.split(".")[0]);
    for (const next of imports) visit(next, runsThere);
  };
  visit(page, false);
  return names;
}

/** @type {Map<string, { imports: string[], isClient: boolean }>} */
const known = new Map();

/** @param {string} file */
function importsOf(file) {
  const found = known.get(file);
  if (found) return found;

  const code = readFileSync(path.join(root, file), "utf8");
  const named = [...code.matchAll(/^(?:import|export) (?!type )[^;]*?from "@\/([^"]+)"|import\("@\/([^"]+)"\)/gm)];
  const imports = named.map(([, one, other]) => fileOf(one ?? other)).filter((each) => each !== null);
  const facts = { imports, isClient: /^["']use client["']/.test(code) };
  known.set(file, facts);
  return facts;
}

/** @param {string} name @returns {string | null} */
function fileOf(name) {
  if (/^(generated|messages)\//.test(name)) return null;
  return [".tsx", ".ts"].map((ending) => `${name}${ending}`).find((file) => existsSync(path.join(root, file))) ?? null;
}
