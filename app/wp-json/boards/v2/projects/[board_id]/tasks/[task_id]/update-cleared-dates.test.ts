import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { aTaskOfAnna } from "@/lib/testing/factories/boards";
import { PUT } from "./route";

const CLEARED = [null, "", " ", "none", "None", "null", "0000-00-00", "0000-00-00 00:00:00"];

let fixture: Awaited<ReturnType<typeof aTaskOfAnna>>;
beforeEach(async () => {
  fixture = await aTaskOfAnna();
});

const set = (property: string, value: unknown) =>
  call(PUT, { as: fixture.anna, params: fixture.params, body: { property, value } });

describe("PUT /projects/:board_id/tasks/:task_id reads a cleared date", () => {
  test.each([...CLEARED, false, "false", 0, "0"].map((value) => [value]))(
    "archived_at %o restores, and archives nothing",
    async (value) => {
      const untouched = await set("archived_at", value);
      expect([untouched.json.task.archived_at, await db.activity.count()]).toEqual([null, 0]);

      await set("archived_at", "2031-01-01");
      const restored = await set("archived_at", value);

      expect([restored.status, restored.json.task.archived_at]).toEqual([200, null]);
      expect(await countersOf(fixture.board)).toEqual(await recounted(fixture.board));
    },
  );

  test("archived_at archives for any other value", async () => {
    for (const value of ["now", true, "true", 1, "yes", "2031-01-01", "2031-02-31"]) {
      expect((await set("archived_at", value)).json.task.archived_at, String(value)).not.toBeNull();
      expect((await set("archived_at", null)).json.task.archived_at).toBeNull();
    }
  });

  test.each(["due_at", "started_at", "remind_at"])("%s is cleared by every spelling", async (property) => {
    for (const value of CLEARED) {
      expect((await set(property, "2031-01-01")).json.task[property]).not.toBeNull();
      const { status, json } = await set(property, value);
      expect([status, json.task[property]], JSON.stringify(value)).toEqual([200, null]);
    }
  });
});
