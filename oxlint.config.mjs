import { LAYERS, laterLayers } from "./scripts/lint/component-layers.mjs";

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
  return { group: ["@/lib/*/**", ...allowed.map((folder) => `!@/lib/${folder}/**`)], message };
}

/** @param {string} files @param {{ regex?: string, group?: string[], message: string }[]} patterns */
function imports(files, patterns) {
  return { files: [files], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

/** @param {number} max lines of code */
function shortFunctions(max) {
  return { "max-lines-per-function": ["error", { max, skipBlankLines: true, skipComments: true }] };
}

export default {
  plugins: ["typescript", "react", "nextjs", "jsx-a11y"],
  jsPlugins: ["./scripts/lint/plugin.mjs"],
  categories: { correctness: "error" },
  rules: {
    "boards/plain-words": "error",
    "no-console": ["error", { allow: ["error"] }],
    "no-control-regex": "off",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-namespace": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unsafe-function-type": "error",
    "react/display-name": "error",
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "off",
    "react/no-unescaped-entities": "error",
    // What is drawn is checked by axe, which sees the labels, contents and states that these rules miss.
    "jsx-a11y/anchor-has-content": "off",
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/heading-has-content": "off",
    "jsx-a11y/interactive-supports-focus": "off",
    "jsx-a11y/label-has-associated-control": "off",
    "jsx-a11y/no-autofocus": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/role-has-required-aria-props": "off",
    "jsx-a11y/role-supports-aria-props": "off",
  },
  overrides: [
    { files: ["**/*.tsx", "components/**/*.ts"], rules: { "react/rules-of-hooks": "error" } },
    {
      files: ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}"],
      rules: { "boards/logical-sides": "error", "boards/texts-in-catalogue": "error" },
    },
    { files: ["**/*.{ts,mjs}"], rules: shortFunctions(30) },
    { files: ["**/*.tsx"], rules: shortFunctions(60) },
    { files: ["e2e/**", "*.config.*", ...tests], rules: { "max-lines-per-function": "off" } },
    { files: ["scripts/**", "e2e/**", "tests/**", "lib/testing/**"], rules: { "no-console": "off" } },
    { files: ["**/*.cjs"], rules: { "typescript/no-require-imports": "off" } },
    ...oneWay,
    {
      files: [...tests, "app/wp-json/**", "app/api/**"],
      rules: { "boards/logical-sides": "off", "boards/texts-in-catalogue": "off" },
    },
    {
      files: tests,
      rules: {
        "no-restricted-imports": "off",
        "no-loss-of-precision": "off",
        "no-unsafe-optional-chaining": "off",
        "react/purity": "off",
      },
    },
    { files: ["e2e/**", "tests/**"], rules: { "no-empty-pattern": "off" } },
  ],
  ignorePatterns: [
    "**/.build/**",
    "**/.next/**",
    "data/**",
    "generated/**",
    "next-env.d.ts",
    "playwright-report/**",
    "test-results/**",
  ],
};
