import { describe, expect, test } from "vitest";
import { queryOutsideThePool, emptyTables } from "@/lib/testing/db/database";
import { aUser, snapshotted } from "@/lib/testing";
import { everyRow } from "@/lib/testing/everything/rows";
import { aWorldOfEverything } from "@/lib/testing/everything/world";

const [session] = await queryOutsideThePool<{ may_keep: boolean }>(
  "SELECT current_setting('is_superuser')::boolean AS may_keep",
);

describe.runIf(session?.may_keep)("a snapshot", () => {
  test("restores every row of every table, and later ids continue after it", async () => {
    let times = 0;
    const everything = snapshotted("test_of_rows", () => ((times += 1), aWorldOfEverything()));
    const made = await everything();
    const before = await everyRow();
    await aUser();
    await emptyTables();

    const again = await everything();

    expect(times).toBe(1);
    expect(again).toEqual(made);
    expect(await everyRow()).toEqual(before);
    expect((await aUser()).id).toBe(Math.max(made.admin.id, made.one.id, made.other.id) + 1);
  });

  test("cannot be changed by a test", async () => {
    const everything = snapshotted("test_of_answers", async () => ({ inner: { user: await aUser() } }));
    const { inner } = await everything();

    expect(() => (inner.user.login = "changed")).toThrow(TypeError);
  });
});
