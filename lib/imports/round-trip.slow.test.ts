import { expect, test } from "vitest";
import { checkRoundTrips } from "@/lib/testing/probes/round-trip";

test("200 random boards are the same after an export and an import", { timeout: 600_000 }, async () => {
  await checkRoundTrips(200, (one, other) => expect(one).toEqual(other));
});
