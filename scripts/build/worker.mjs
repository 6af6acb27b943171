// Writes generated/worker-script.ts: the service worker as text, which `app/worker.js` answers.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "../..");

const { outputFiles } = await build({
  entryPoints: [path.join(root, "components/worker/worker.ts")],
  bundle: true,
  write: false,
  minify: true,
  format: "iife",
  platform: "browser",
  target: "es2022",
  tsconfig: path.join(root, "tsconfig.json"),
  logLevel: "warning",
});

mkdirSync(path.join(root, "generated"), { recursive: true });
writeFileSync(
  path.join(root, "generated/worker-script.ts"),
  `export const workerScript = ${JSON.stringify(outputFiles[0].text)};\n`,
);
