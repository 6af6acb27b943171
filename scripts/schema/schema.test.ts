import { describe, expect, test } from "vitest";
import { againstSchema, prisma } from "./testing/prisma";

describe("Prisma", { timeout: 60_000 }, () => {
  test("finds the schema in a database that the start has migrated", () => {
    const { status, output } = prisma(String(process.env.DATABASE_URL), againstSchema);

    // An aborted command exits with 0, too.
    expect(output).toContain("No difference detected.");
    expect(status).toBe(0);
  });
});
