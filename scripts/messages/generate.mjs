// Writes generated/messages/: the type of all English messages, the catalogues of all languages and the pseudo-language.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isolated } from "./isolated.mjs";
import { isRightToLeft, languages, namespaces, PSEUDO, readMessages, root, SOURCE } from "./languages.mjs";
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
  const all = [...languages(), PSEUDO].map((language) => [
    language,
    language === PSEUDO || isRightToLeft(language) ? "@/generated/messages" : "@/messages",
  ]);
  const imports = all.flatMap(([language, place], at) =>
    names.map((name) => `import ${local(name, at)} from "${place}/${language}/${name}.json";`),
  );
  const entries = all.map(
    ([language], at) =>
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

/** @param {string} name @param {number} language */
function local(name, language) {
  return `${name.replaceAll("-", "_")}${language}`;
}
