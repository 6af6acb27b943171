import { elsewhere, runChecks } from "./test/checks.mjs";

await runChecks([
  [{ name: "generated files", commands: [["scripts/generate.mjs"]] }],
  [elsewhere.programs],
  [{ name: "production build", commands: [["scripts/build.mjs"]] }],
  [elsewhere.journeys],
]);
