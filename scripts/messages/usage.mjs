import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { sourceFiles } from "../sources.mjs";
import { namespaces, readMessages, root, SOURCE, textsIn } from "./languages.mjs";

/**
 * @typedef {object} FileUsage
 * @property {string} file
 * @property {Set<string>} texts all string literals
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
 * Keys that no code names: neither `t("comments.delete")` where their group is named, nor a template such as
 * `t(`color.${name}`)`, nor their last word, as tables of keys have it.
 * @param {readonly string[]} keys @param {readonly FileUsage[]} files @returns {string[]}
 */
export function unusedKeys(keys, files) {
  const words = new Set(files.flatMap((file) => [...file.words]));
  const patterns = files.flatMap((file) => file.patterns);
  return keys.filter((key) => {
    const parts = key.split(".");
    const ends = parts.map((_, at) => parts.slice(at).join("."));
    return (
      !words.has(ends.at(-1)) &&
      !patterns.some((each) => ends.some((end) => each.test(end))) &&
      !files.some((file) => isNamedIn(file, key))
    );
  });
}

/** @param {FileUsage} file @param {string} key */
function isNamedIn({ texts, groups }, key) {
  return groups.some((group) => {
    if (!key.startsWith(`${group}.`)) return false;
    return texts.has(key.slice(group.length + 1));
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
  const texts = new Set();
  const patterns = [];
  const words = new Set();

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isStringLiteralLike(node)) {
      texts.add(node.text);
      for (const word of node.text.split(/[\s.]+/)) words.add(word);
    }
    if (ts.isPropertyName(node) && ts.isIdentifier(node)) words.add(node.text);
    if (ts.isTemplateExpression(node) && /^[\w.-]+$/.test(fixedTexts(node).join(""))) patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  }
  visit(source);

  const named = [...code.matchAll(NAMES_GROUP)].map(([, called, typed]) => called ?? typed);
  const groups = [...new Set(named)].filter((text) => allGroups.has(text));
  return { file, texts, patterns, groups, words };
}

/** `useTranslations("task.comments")`, `translator(locale, "emails")`, `Translate<"task.comments">` */
const NAMES_GROUP =
  /(?:(?:useTranslations|getTranslations)\(|[tT]ranslator\([^"()]*(?:\([^()]*\))?[^"()]*|(?:Translate|useTranslations|MessageKey|MessageArgs)<)\s*"([\w.]+)"|Messages\["(\w+)"\](?!\[)/g;

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
