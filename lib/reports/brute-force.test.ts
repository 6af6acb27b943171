import { test } from "vitest";
import { compareReports } from "@/lib/testing/reports/compare";
import { SEED } from "@/security/fuzz/random";

test.each([1, SEED])(
  "every figure of every report is the one that the raw rows give (seed %i)",
  { timeout: 60_000 },
  compareReports,
);
