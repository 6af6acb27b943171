import path from "node:path";
import { defineConfig } from "prisma/config";

// Before any command the Prisma command line downloads a native engine; this is the same one, from npm.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.resolve(import.meta.dirname, "scripts/schema/schema-engine.mjs");
process.env.CHECKPOINT_DISABLE ??= "1";

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://127.0.0.1:1/npm-run-prisma-starts-it" },
});
