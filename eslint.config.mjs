import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";
import { LAYERS, laterLayers } from "./scripts/lint/component-layers.mjs";
import { logicalSides } from "./scripts/lint/logical-sides.mjs";
import { plainWords } from "./scripts/lint/plain-words.mjs";
import { textsInCatalogue } from "./scripts/lint/texts-in-catalogue.mjs";

const tests = ["**/*.test.{ts,tsx}", "tests/**", "lib/testing/**", "components/testing/**"];

/** What `lib/http` and `components/ui` may take from lib: no noun. */
const KERNEL = ["dates", "i18n", "text", "database", "secrets", "http", "wordpress", "users"];
const NEUTRAL = ["dates", "i18n", "text"];

/** Imports point one way: app -> components -> lib, and inside lib from the nouns to http and db. */
const oneWay = [
  imports("lib/**", [pattern(["app", "components"], "lib knows neither pages nor components")]),
  imports("lib/http/**", [
    pattern(["app", "components"], "lib knows neither pages nor components"),
    nouns(KERNEL, "lib/http knows no noun: only who calls"),
  ]),
  ...LAYERS.map((folder) =>
    imports(`components/${folder}/*`, [
      pattern(["app"], "components know no page"),
      ...laterLayers(folder),
      ...(folder.startsWith("ui") ? [nouns(NEUTRAL, "components/ui knows no noun")] : []),
    ]),
  ),
];

/** @param {string[]} folders @param {string} message */
function pattern(folders, message) {
  return { regex: `^@/(${folders.join("|")})/`, message };
}

/** Any folder of lib but these. @param {string[]} allowed @param {string} message */
function nouns(allowed, message) {
  return { regex: `^@/lib/(?!(${allowed.join("|")})/)[^/]+/`, message };
}

/** @param {string} files @param {{ regex: string, message: string }[]} patterns */
function imports(files, patterns) {
  return { files: [files], ignores: tests, rules: { "no-restricted-imports": ["error", { patterns }] } };
}

/** @param {number} max lines of code */
function shortFunctions(max) {
  return { "max-lines-per-function": ["error", { max, skipBlankLines: true, skipComments: true }] };
}

/** React's rules where React is: its compiler compiles each file for them, which takes a third of the whole lint. */
const screens = next.map((config) =>
  config.name === "next" ? { ...config, files: ["**/*.tsx", "components/**/*.ts"], ignores: tests } : config,
);

export default [
  ...screens,
  ...typescript,
  {
    plugins: {
      boards: {
        rules: { "logical-sides": logicalSides, "plain-words": plainWords, "texts-in-catalogue": textsInCatalogue },
      },
    },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "boards/plain-words": "error",
      "import/no-anonymous-default-export": "off",
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}"],
    ignores: [...tests, "app/wp-json/**", "app/api/**"],
    rules: { "boards/logical-sides": "error", "boards/texts-in-catalogue": "error" },
  },
  { files: ["**/*.{ts,mjs}"], ignores: [...tests, "e2e/**", "*.config.*"], rules: shortFunctions(30) },
  { files: ["**/*.tsx"], ignores: tests, rules: shortFunctions(60) },
  { files: ["scripts/**", "e2e/**", "tests/**", "lib/testing/**"], rules: { "no-console": "off" } },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  ...oneWay,
  {
    ignores: [
      "**/.build/**",
      "**/.next/**",
      "data/**",
      "generated/**",
      "next-env.d.ts",
      "playwright-report/**",
      "test-results/**",
    ],
  },
];
