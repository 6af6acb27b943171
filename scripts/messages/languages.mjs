import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** English, from which the types and the pseudo-language are made. */
export const SOURCE = "en";
export const PSEUDO = "en-XA";

/** @typedef {{ [key: string]: string | Catalogue }} Catalogue a text in ICU syntax, or a group of texts */

/** @param {string} language @returns {boolean} */
export function isRightToLeft(language) {
  const locale = new Intl.Locale(language);
  return (locale.getTextInfo?.() ?? locale.textInfo).direction === "rtl";
}

/** @returns {string[]} the folders of `messages/`, English first */
export function languages() {
  const all = readdirSync(path.join(root, "messages")).filter((name) => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(name));
  return [SOURCE, ...all.filter((name) => name !== SOURCE).sort()];
}

/** @param {string} language @returns {string[]} the screens that have a file, without `.json` */
export function namespaces(language) {
  return readdirSync(path.join(root, "messages", language))
    .filter((file) => file.endsWith(".json"))
    .map((file) => path.basename(file, ".json"))
    .sort();
}

/** @returns {Record<string, string[]>} the namespaces that load with the code of a part of a screen, by the part's name */
export const readParts = () => JSON.parse(readFileSync(path.join(root, "messages/parts.json"), "utf8"));

/** @param {string} language @param {string} namespace @returns {Catalogue} */
export function readMessages(language, namespace) {
  const file = path.join(root, "messages", language, `${namespace}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/**
 * @param {Catalogue} messages @param {string} [prefix]
 * @returns {[key: string, text: string][]} each text with its full key, `topBar.search`
 */
export function textsIn(messages, prefix = "") {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : textsIn(value, `${prefix}${key}.`),
  );
}
