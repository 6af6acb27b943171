import { randomRun } from "@/security/random-run/run";

randomRun(2_000, { untilAllIsDone: true });
