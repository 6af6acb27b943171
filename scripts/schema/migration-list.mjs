// Saves the names of the migrations for the build, which may run without its sources.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { migrationsIn } from "./migrate.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const names = migrationsIn(path.join(root, "prisma/migrations")).map(({ name }) => name);

writeFileSync(path.join(root, "generated/migrations.json"), `${JSON.stringify(names, null, 1)}\n`);
