import {
  components,
  eslint,
  ofComponents,
  ofPlaywright,
  ofVitest,
  playwright,
  prettier,
  runChecks,
  typescript,
  vitest,
} from "./test/checks.mjs";

await runChecks([
  [{ name: "generated files", commands: [["scripts/generate.mjs"]] }],
  [
    { name: "eslint", commands: [eslint] },
    { name: "types", commands: typescript },
    { name: "format", commands: [prettier] },
    {
      name: "programs of the system",
      commands: [["scripts/install/ensure-browser.mjs"], ["scripts/install/ensure-mariadb.mjs"]],
    },
  ],
  [{ name: "vitest", commands: [vitest("!slow")], count: ofVitest }],
  [{ name: "components", commands: [components], count: ofComponents }],
  [{ name: "production build", commands: [["scripts/build.mjs"]] }],
  [{ name: "playwright", commands: [playwright("site")], count: ofPlaywright }],
]);
