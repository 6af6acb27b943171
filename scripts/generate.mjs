import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./start/file-lock.mjs";
import { hashOf, sourceFiles } from "./sources.mjs";

const root = path.resolve(import.meta.dirname, "..");
const generated = path.join(root, "generated");

const steps = [
  {
    makes: "messages",
    from: () => ["scripts/messages/generate.mjs", ...sourceFiles(root, ["messages", "scripts/messages"])],
    command: ["scripts/messages/generate.mjs"],
  },
  {
    makes: "prisma",
    from: () => ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"],
    command: ["node_modules/prisma/build/index.js", "generate"],
  },
  {
    makes: "migrations.json",
    from: () => ["scripts/schema/migration-list.mjs", ...sourceFiles(root, ["prisma/migrations"])],
    command: ["scripts/schema/migration-list.mjs"],
  },
  {
    makes: "route-files.ts",
    alsoMakes: "page-paths.ts",
    from: () => [
      "scripts/route-files.mjs",
      ...sourceFiles(root, ["app"]).filter((file) => /\/(?:route\.ts|page\.tsx)$/.test(file)),
    ],
    command: ["scripts/route-files.mjs"],
  },
  {
    makes: "worker-script.ts",
    from: () => [
      "scripts/build/worker.mjs",
      "package-lock.json",
      ...sourceFiles(root, ["components/worker", "components/offline/store"]),
    ],
    command: ["scripts/build/worker.mjs"],
  },
  {
    // Both at once, because loading all routes is most of the work.
    makes: "openapi.json",
    alsoMakes: "routes.json",
    from: () => [
      "scripts/api-files.ts",
      "package-lock.json",
      ...sourceFiles(root, [
        "app",
        "lib",
        "prisma/schema.prisma",
        "docs/api",
        "scripts/docs",
        "scripts/openapi",
        "scripts/contract",
      ]),
    ],
    command: ["--conditions=react-server", "--import", "tsx", "scripts/api-files.ts"],
  },
];

/**
 * Generates the messages, the database client, the lists of migrations and routes, the service worker and the OpenAPI
 * document into generated/ when their sources have changed.
 */
export function generate() {
  return withLock(path.join(root, ".build/generate.lock"), () => {
    for (const step of steps) if (existsSync(path.join(root, step.from()[0]))) make(step);
  });
}

/** @param {typeof steps[number]} step */
function make({ makes, alsoMakes = makes, from, command }) {
  const marker = path.join(generated, `.${makes}-made-from`);
  const hash = hashOf(root, from());
  const isThere = [makes, alsoMakes].every((name) => existsSync(path.join(generated, name))) && existsSync(marker);
  if (isThere && readFileSync(marker, "utf8") === hash) return;

  console.log(`Generating generated/${makes}.`);
  mkdirSync(generated, { recursive: true });
  rmSync(marker, { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`Could not generate generated/${makes}:\n${stdout}${stderr}`);
  writeFileSync(marker, hash);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
