import { test } from "vitest";
import { compareReports } from "@/lib/testing/reports/compare";
import { SEED } from "@/security/fuzz/random";

const WORLDS = 300;

test(
  "every figure of every report is the one that the raw rows give, in hundreds of worlds",
  { timeout: 30 * 60_000 },
  async () => {
    for (let seed = SEED; seed < SEED + WORLDS; seed += 1) await compareReports(seed);
  },
);
