import { pool } from "@/lib/db";
import { runImport } from "@/lib/imports/run";

// A process of its own, which a test can kill: node … lib/testing/probes/run-import.ts IMPORT_ID
await runImport(process.argv[2] ?? "");
await pool().end();
