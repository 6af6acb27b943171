import { elsewhere, ofPlaywright, ofVitest, playwright, runChecks, vitest } from "./test/checks.mjs";

await runChecks([
  [{ name: "generated files", commands: [["scripts/generate.mjs"]] }],
  [
    {
      name: "programs of the system",
      commands: [["scripts/install/ensure-browser.mjs"], ["scripts/install/ensure-mariadb.mjs"]],
    },
  ],
  [elsewhere.programs],
  [{ name: "production build", commands: [["scripts/build.mjs"]] }],
  [{ name: "vitest", commands: [vitest("slow")], count: ofVitest }],
  [{ name: "playwright", commands: [playwright("slow")], count: ofPlaywright }],
  [elsewhere.journeys],
]);
