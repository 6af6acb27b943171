import { expect, test } from "vitest";
import { db, pool } from "@/lib/db";
import { storageOf } from "@/lib/storage/storage";

test("a unit test cannot reach a database, and the error says how to name its file", async () => {
  await expect(db.user.count()).rejects.toThrow("rename its file from *.unit.test.ts to *.test.ts");
  await expect((async () => pool().query("SELECT 1"))()).rejects.toThrow("rename its file");
});

test("a unit test cannot store a file", async () => {
  await expect(storageOf("local").write("file", [])).rejects.toThrow("a-unit-test-has-no-storage");
});
