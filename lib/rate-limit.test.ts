import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { TooManyRequests } from "@/lib/errors";
import { countFailure } from "@/lib/rate-limit";

const countFive = async (names: string[], address: string) => {
  for (const name of names) await countFailure("password-reset", name, address);
};

describe("the rate limit", () => {
  test("counts all spellings of a name or address together", async () => {
    await countFive(["anna", " Anna", "ANNA "], "2001:db8::1");
    await countFive(["anna", "anna"], "2001:0db8:0:0:ffff::9");

    await expect(countFailure("password-reset", "anna", "2001:db8:0:0:1:2:3:4")).rejects.toBeInstanceOf(
      TooManyRequests,
    );
    await countFailure("password-reset", "anna", "2001:db8:0:1::1");
  });

  test("stores no name and no address in the database", async () => {
    await countFailure("sign-in", "anna", "198.51.100.1");

    const [row] = await db.rateLimit.findMany();

    expect(row?.key).toMatch(/^sign-in:[0-9a-f]{64}$/);
  });
});
