import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { sourceFiles } from "../sources.mjs";
import { readParts, root } from "./languages.mjs";

/** @typedef {import("./usage.mjs").FileUsage} FileUsage */

/**
 * Which texts pages and layouts send to the browser, `<Messages of={["board"]}>`, and which their components need there.
 * @param {readonly FileUsage[]} files
 * @returns {string[]} one line for each list with too few or too many
 */
export function pageProblems(files) {
  const groups = new Map(files.map((each) => [each.file, each.groups]));
  const pages = sourceFiles(root, ["app"]).filter((file) => IS_PAGE.test(path.posix.basename(file)));
  const usedOfParts = new Map(Object.keys(parts).map((part) => [part, new Set()]));
  const needs = new Map(pages.map((page) => [page, textsOfBrowser(page, groups, usedOfParts)]));
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
  const superfluousInParts = Object.entries(parts).flatMap(([part, names]) =>
    names
      .filter((name) => !usedOfParts.get(part)?.has(name))
      .map((name) => `messages/parts.json: no component of ${part} needs the texts “${name}”`),
  );
  return [...missing, ...superfluous, ...superfluousInParts];
}

const parts = readParts();

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
  const lists = [...code.matchAll(/<Messages\s+of=\{\[([^\]]*)\]\}|serializedMessages\([^[]*\[([^\]]*)\]/g)];
  return lists.flatMap(([, one, other]) => [...(one ?? other ?? "").matchAll(/"(\w+)"/g)].map(([, name]) => name));
}

/**
 * Walks the imports; below "use client" everything runs in the browser. What loads with texts of its own,
 * `withTexts(taskDialogTexts, () => import("@/…"))`, needs only the others from the page.
 * @param {string} page @param {Map<string, string[]>} groups @param {Map<string, Set<string>>} usedOfParts
 * @returns {Set<string>}
 */
function textsOfBrowser(page, groups, usedOfParts) {
  const names = new Set();
  const seen = new Set();
  /** @param {string} file @param {boolean} inBrowser @param {readonly string[]} within the parts around */
  const visit = (file, inBrowser, within) => {
    const { imports, isClient } = importsOf(file);
    const runsThere = inBrowser || isClient;
    const key = [file, runsThere, ...within].join(" ");
    if (seen.has(key)) return;
    seen.add(key);
    if (runsThere) for (const group of groups.get(file) ?? []) use(group.split(".")[0], within);
    for (const next of imports) visit(next.file, runsThere, next.part ? [...new Set([next.part, ...within])] : within);
  };
  const use = (name, within) => {
    const part = within.find((each) => parts[each].includes(name));
    if (part) usedOfParts.get(part)?.add(name);
    else names.add(name);
  };
  visit(page, false, []);
  return names;
}

/** @typedef {{ file: string, part: string | undefined }} Import with the part whose texts load with the file */
/** @type {Map<string, { imports: Import[], isClient: boolean }>} */
const known = new Map();

/** @param {string} file */
function importsOf(file) {
  const found = known.get(file);
  if (found) return found;

  const code = readFileSync(path.join(root, file), "utf8");
  const named = [...code.matchAll(IMPORT)].map(([, fixed, part, loaded]) => ({ file: fileOf(fixed ?? loaded), part }));
  const imports = named.filter(({ file }) => file !== null);
  const facts = { imports, isClient: /^["']use client["']/.test(code) };
  known.set(file, facts);
  return facts;
}

/** `from "@/…"`, `import("@/…")` and `withTexts(taskDialogTexts, () => import("@/…"))` */
const IMPORT =
  /^(?:import|export) (?!type )[^;]*?from "@\/([^"]+)"|(?:withTexts\(\s*(\w+)Texts,\s*\(\) =>\s*)?import\("@\/([^"]+)"\)/gm;

/** @param {string} name @returns {string | null} */
function fileOf(name) {
  if (/^(generated|messages)\//.test(name)) return null;
  return [".tsx", ".ts"].map((ending) => `${name}${ending}`).find((file) => existsSync(path.join(root, file))) ?? null;
}
