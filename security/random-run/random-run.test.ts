import { randomRun } from "@/security/random-run/run";

randomRun(200);
