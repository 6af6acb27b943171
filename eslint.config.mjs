import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";

const tests = ["**/*.test.{ts,tsx}", "tests/**", "lib/testing/**", "components/testing/**"];

/** Imports point one way: app -> components -> lib, and inside lib from the nouns to http and db. */
const oneWay = [
  imports("lib/**", ["@/app/**", "@/components/**"], "lib knows neither pages nor components"),
  imports("components/**", ["@/app/**"], "components know no page"),
  imports("components/ui/**", ["@/app/**", "@/components/*", "!@/components/ui", "@/lib/*/**"], "components/ui knows no noun"),
  imports(
    "lib/http/**",
    ["@/app/**", "@/components/**", "@/lib/*/**", "!@/lib/http/**", "!@/lib/wordpress/**", "!@/lib/users/**"],
    "lib/http knows no noun: only who calls",
  ),
];

/** @param {string} files @param {string[]} group @param {string} message */
function imports(files, group, message) {
  return { files: [files], ignores: tests, rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] } };
}

/** React's rules where React is: its compiler compiles each file for them, which takes a third of the whole lint. */
const screens = next.map((config) => (config.name === "next" ? { ...config, files: ["**/*.tsx", "components/**/*.ts"] } : config));

export default [
  ...screens,
  ...typescript,
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "import/no-anonymous-default-export": "off",
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  { files: ["scripts/**", "e2e/**", "lib/testing/**"], rules: { "no-console": "off" } },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  ...oneWay,
  { ignores: ["**/.build/**", "**/.next/**", "data/**", "generated/**", "next-env.d.ts", "playwright-report/**", "test-results/**"] },
];
