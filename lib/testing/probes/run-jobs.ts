import { pool } from "@/lib/db";
import type { JobName } from "@/lib/jobs/add";
import { runJobs } from "@/lib/testing/probes/jobs";

// A process of its own, which a test can kill: node … lib/testing/probes/run-jobs.ts KIND_OF_JOB
await runJobs((name: JobName) => name === process.argv[2]);
await pool().end();
