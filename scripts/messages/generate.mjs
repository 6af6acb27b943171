// Writes generated/messages/: the type of all English messages, the catalogues of all languages with the pseudo-language
// and those from right to left, and the texts of each part that loads later.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isolated } from "./isolated.mjs";
import { isRightToLeft, languages, namespaces, PSEUDO, readMessages, readParts, root, SOURCE } from "./languages.mjs";
import { pseudo } from "./pseudo.mjs";

const folder = path.join(root, "generated/messages");
const names = namespaces(SOURCE);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
write(PSEUDO, (name) => mapTexts(readMessages(SOURCE, name), pseudo));
for (const language of languages().filter(isRightToLeft))
  write(language, (name) => mapTexts(readMessages(language, name), isolated));

const english = Object.fromEntries(names.map((name) => [name, readMessages(SOURCE, name)]));
writeFileSync(path.join(folder, "messages.ts"), `export interface Messages ${JSON.stringify(english, null, 1)}\n`);
writeFileSync(path.join(folder, "catalogues.ts"), catalogues());
mkdirSync(path.join(folder, "parts"));
Object.entries(readParts()).forEach(([part, namespaces]) => writePart(part, namespaces));

/** @param {string} language @param {(namespace: string) => import("./languages.mjs").Catalogue} messagesOf */
function write(language, messagesOf) {
  mkdirSync(path.join(folder, language));
  for (const name of names)
    writeFileSync(path.join(folder, language, `${name}.json`), JSON.stringify(messagesOf(name)));
}

/** @param {import("./languages.mjs").Catalogue} messages @param {(text: string) => string} change */
function mapTexts(messages, change) {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? change(value) : mapTexts(value, change),
    ]),
  );
}

/** A translation that lacks a key does not fit the type. */
function catalogues() {
  const all = [...languages(), PSEUDO];
  const imports = all.flatMap((language, at) => names.map((name) => importOf(language, name, local(name, at))));
  const entries = all.map(
    (language, at) =>
      `  ${JSON.stringify(language)}: { ${names.map((name) => `${JSON.stringify(name)}: ${local(name, at)}`).join(", ")} },`,
  );
  return [
    'import "server-only";',
    'import type { Translation } from "@/lib/i18n/messages";',
    ...imports,
    "",
    "export const catalogues = {",
    ...entries,
    `} satisfies Record<string, Translation>;\n`,
  ].join("\n");
}

/** One module for each language, and one that imports the reader's. @param {string} part @param {string[]} namespaces */
function writePart(part, namespaces) {
  const all = [...languages(), PSEUDO];
  const file = (name, lines) => writeFileSync(path.join(folder, "parts", `${name}.ts`), `${lines.join("\n")}\n`);
  for (const language of all)
    file(`${part}.${language}`, [
      ...namespaces.map((name) => importOf(language, name, name)),
      "",
      `export const messages = { ${namespaces.join(", ")} };`,
    ]);
  file(part, [
    'import type { PartTexts } from "@/lib/i18n/messages";',
    "",
    `export const ${part}Texts: PartTexts = {`,
    ...all.map((language) => `  "${language}": () => import("@/generated/messages/parts/${part}.${language}"),`),
    "};",
  ]);
}

/** @param {string} language @param {string} namespace @param {string} variable */
function importOf(language, namespace, variable) {
  const place = language === PSEUDO || isRightToLeft(language) ? "@/generated/messages" : "@/messages";
  return `import ${variable} from "${place}/${language}/${namespace}.json";`;
}

/** @param {string} name @param {number} language */
function local(name, language) {
  return `${name.replaceAll("-", "_")}${language}`;
}
