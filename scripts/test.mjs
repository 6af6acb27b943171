import {
  components,
  ofComponents,
  ofPlaywright,
  ofVitest,
  oxfmt,
  oxlint,
  playwright,
  runChecks,
  typescript,
  vitest,
} from "./test/checks.mjs";

await runChecks([
  [{ name: "generated files", commands: [["scripts/generate.mjs"]] }],
  [
    { name: "lint", commands: [oxlint] },
    { name: "types", commands: typescript },
    { name: "format", commands: [oxfmt] },
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
