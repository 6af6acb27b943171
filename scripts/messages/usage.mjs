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
 * @property {boolean} isOpen whether it translates keys that come from elsewhere
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

/** @param {readonly string[]} keys @param {readonly FileUsage[]} files @returns {string[]} keys that no code names */
export function unusedKeys(keys, files) {
  const everywhere = new Set(files.flatMap(({ texts }) => [...texts]));
  return keys.filter(
    (key) =>
      !files.some(({ texts, patterns, groups, isOpen }) =>
        groups.some((group) => {
          const rest = key.startsWith(`${group}.`) ? key.slice(group.length + 1) : null;
          if (rest === null) return false;
          return texts.has(rest) || patterns.some((each) => each.test(rest)) || (isOpen && everywhere.has(rest));
        }),
      ),
  );
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
  const translators = translatorsIn(code);
  const texts = new Set();
  const patterns = [];
  let isOpen = /typeof useTranslations</.test(code);

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isTemplateExpression(node)) patterns.push(patternOf(node));
    if (ts.isCallExpression(node) && isTranslation(node.expression, translators) && isComputed(node.arguments[0]))
      isOpen = true;
    ts.forEachChild(node, visit);
  }
  visit(source);

  const named = [...code.matchAll(NAMES_GROUP)].map(([, called, typed]) => called ?? typed);
  const groups = [...new Set(named)].filter((text) => allGroups.has(text));
  return { file, texts, patterns, groups, isOpen };
}

/** `useTranslations("task.comments")`, `translator(locale, "emails")`, `Translate<"task.comments">` */
const NAMES_GROUP =
  /(?:(?:useTranslations|getTranslations)\(|[tT]ranslator\([^"()]*(?:\([^()]*\))?[^"()]*|(?:Translate|useTranslations|MessageKey|MessageArgs)<)\s*"([\w.]+)"|Messages\["(\w+)"\](?!\[)/g;

/** @param {string} code @returns {Set<string>} the names of functions that translate: `t`, `actions` */
function translatorsIn(code) {
  const assigned = /(\w+) = (?:await )?(?:useTranslations|getTranslations|translator|errorTexts)\(/g;
  const typed = /(\w+)\??: Translate</g;
  return new Set([...code.matchAll(assigned), ...code.matchAll(typed)].map(([, name]) => name));
}

/** @param {ts.Expression} callee @param {Set<string>} translators @returns {boolean} */
function isTranslation(callee, translators) {
  if (ts.isPropertyAccessExpression(callee))
    return ["rich", "markup", "has"].includes(callee.name.text) && isTranslation(callee.expression, translators);
  return ts.isIdentifier(callee) && translators.has(callee.text);
}

const isComputed = (argument) =>
  argument !== undefined && !ts.isStringLiteralLike(argument) && !ts.isTemplateExpression(argument);

/** @param {ts.TemplateExpression} node */
function patternOf(node) {
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+")}$`);
}
