import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { openEmbeddedPostgres } from "./postgres/embedded-postgres.mjs";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.resolve(root, process.env.BOARDS_DATA_DIR || "data", "postgres");
const embedded = process.env.DATABASE_URL ? undefined : await openEmbeddedPostgres({ folder, log: console.log });

const prisma = spawn(
  process.execPath,
  [path.join(root, "node_modules/prisma/build/index.js"), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: embedded?.url() ?? process.env.DATABASE_URL },
  },
);
process.on("SIGINT", () => {});
const [code] = await once(prisma, "exit");
await embedded?.close();
process.exit(code ?? 1);
