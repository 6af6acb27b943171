import { describe, expect, test } from "vitest";
import { migrate } from "./migrate.mjs";
import { anEmptyDatabase } from "@/scripts/start/testing/external";
import { againstSchema, prisma } from "./testing/prisma";

describe("Prisma", { timeout: 60_000 }, () => {
  test("finds the start's bookkeeping up to date", () => {
    const { status, output } = prisma(String(process.env.DATABASE_URL), ["migrate", "status"]);

    expect(output).toContain("Database schema is up to date!");
    expect(status).toBe(0);
  });

  test("migrates so that the start has nothing left to do, and detects later differences", async () => {
    const database = await anEmptyDatabase();

    expect(prisma(database.url, ["migrate", "deploy"]).output).toContain(
      "All migrations have been successfully applied.",
    );
    expect(await migrate({ url: database.url, log: () => {} })).toBe(0);

    await database.query('DROP INDEX "subtask_group_place_key"; ALTER TABLE board ADD COLUMN extra integer');
    const { status, output } = prisma(database.url, againstSchema);
    expect(output).toMatch(/Removed column `extra`[\s\S]+Added unique index on columns \(task_id, position\)/);
    expect(status).toBe(2);
  });
});
