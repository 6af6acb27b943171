// Writes generated/messages/: the type of all English messages, the catalogues of all languages and the pseudo-language.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { languages, namespaces, PSEUDO, readMessages, root, SOURCE } from "./languages.mjs";
import { pseudo } from "./pseudo.mjs";

const folder = path.join(root, "generated/messages");
const names = namespaces(SOURCE);

rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, PSEUDO), { recursive: true });

for (const name of names)
  writeFileSync(
    path.join(folder, PSEUDO, `${name}.json`),
    JSON.stringify(mapTexts(readMessages(SOURCE, name), pseudo)),
  );

const english = Object.fromEntries(names.map((name) => [name, readMessages(SOURCE, name)]));
writeFileSync(path.join(folder, "messages.ts"), `export interface Messages ${JSON.stringify(english, null, 1)}\n`);
writeFileSync(path.join(folder, "catalogues.ts"), catalogues());

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
  const all = [...languages().map((language) => [language, "@/messages"]), [PSEUDO, "@/generated/messages"]];
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
