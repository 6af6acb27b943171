import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { sourceFiles } from "../sources.mjs";
import { namespaces, readMessages, root, SOURCE, textsIn } from "./languages.mjs";

/**
 * @typedef {object} FileUsage
 * @property {string} file
 * @property {RegExp[]} patterns template literals, `theme.${name}`
 * @property {string[]} groups the groups of messages that the file names: "task.comments"
 * @property {Set<string>} words names of properties, and all words of string literals
 */

/** @returns {[key: string, text: string][]} all English messages with their full keys, "task.comments.delete" */
export const englishTexts = () => namespaces(SOURCE).flatMap((name) => textsIn(readMessages(SOURCE, name), `${name}.`));

/** @param {readonly string[]} keys @returns {FileUsage[]} */
export function usages(keys) {
  const groups = new Set(keys.flatMap(groupsAround));
  return sourceFiles(root, ["app", "components", "lib", "server"])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => usageIn(file, groups));
}

/**
 * Keys that no code names. A key is named by a template such as t(`color.${name}`), or by its last word in a file that
 * names a group around it, or in one that names no group: tables of keys are such files.
 * @param {readonly string[]} keys @param {readonly FileUsage[]} files @returns {string[]}
 */
export function unusedKeys(keys, files) {
  const patterns = files.flatMap((file) => file.patterns);
  const mayName = ({ groups }, around) => groups.length === 0 || groups.some((group) => around.includes(group));
  return keys.filter((key) => {
    const parts = key.split(".");
    const ends = parts.map((_, at) => parts.slice(at).join("."));
    const around = groupsAround(key);
    const word = parts.at(-1) ?? "";
    return (
      !files.some((file) => file.words.has(word) && mayName(file, around)) &&
      !patterns.some((each) => ends.some((end) => each.test(end)))
    );
  });
}

/** @param {string} key @returns {string[]} "a.b" and "a" for "a.b.c" */
function groupsAround(key) {
  const parts = key.split(".").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("."));
}

/** @param {string} file @param {Set<string>} allGroups @returns {FileUsage} */
function usageIn(file, allGroups) {
  const code = readFileSync(path.join(root, file), "utf8");
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const patterns = [];
  const words = new Set();

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isStringLiteralLike(node)) for (const word of node.text.split(/[\s.]+/)) words.add(word);
    if (ts.isPropertyName(node) && ts.isIdentifier(node)) words.add(node.text);
    if (ts.isTemplateExpression(node) && /^[\w.-]+$/.test(fixedTexts(node).join(""))) patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  }
  visit(source);

  const named = [...code.matchAll(NAMES_GROUP)].map(([, called, typed, read]) => called ?? typed ?? read);
  const groups = [...new Set(named)].filter((text) => allGroups.has(text));
  return { file, patterns, groups, words };
}

/** `useTranslations("task.comments")`, `translator(locale, "emails")`, `Translate<"task.comments">`, `useMessages().quickEntry` */
const NAMES_GROUP =
  /(?:(?:useTranslations|getTranslations)\(|[tT]ranslator\([^"()]*(?:\([^()]*\))?[^"()]*|(?:Translate|useTranslations)<)\s*"([\w.]+)"|: keyof Messages\["(\w+)"\](?!\[)|useMessages\(\)\.(\w+)/g;

/** @param {ts.TemplateExpression} node */
function patternOf(node) {
  return new RegExp(
    `^${fixedTexts(node)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+")}$`,
  );
}

/** @param {ts.TemplateExpression} node @returns {string[]} */
const fixedTexts = (node) => [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
