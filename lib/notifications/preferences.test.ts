import { describe, expect, test } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { mailPreferenceSql, preferenceSql } from "@/lib/notifications/preference-sql";
import { boardPreferences, effectivePreferences, GLOBAL_KEYS, globalPreferences, mailPreferences } from "@/lib/notifications/preferences";

const KEY = "email_after_comment";

describe("what somebody prefers on a board", () => {
  test.each([
    ["nothing was ever set", {}, undefined, true],
    ["it is off for all boards", {}, { [KEY]: false }, false],
    ["it is off there", { [KEY]: false }, undefined, false],
    ["it is on there and off elsewhere", { [KEY]: true }, { [KEY]: false }, true],
    ["it is off there and on elsewhere", { [KEY]: false }, { [KEY]: true }, false],
    ["another one is off", { watch_on_assigning: false }, { email_after_task_assign: false }, true],
    ["he is no member of it, and it is off", null, { [KEY]: false }, false],
  ])("when %s, in words and in SQL", async (_, onBoard, global, expected) => {
    const rows = Prisma.sql`(SELECT ${onBoard && JSON.stringify(onBoard)}::jsonb AS preferences) m, (SELECT ${global ? JSON.stringify(global) : null}::jsonb AS value) s`;
    const [row] = await db.$queryRaw<{ wanted: boolean }[]>`SELECT ${preferenceSql(KEY)} AS wanted FROM ${rows}`;

    expect([effectivePreferences(onBoard, global)[KEY], row?.wanted]).toEqual([expected, expected]);
  });

  test("what is of a board only follows nothing else", () => {
    expect(effectivePreferences({}, { dashboard_notification: false }).dashboard_notification).toBe(true);
    expect(effectivePreferences({ dashboard_notification: false }, {}).dashboard_notification).toBe(false);
  });

  test("nine for all boards, seven in a membership, ten in effect", () => {
    expect(Object.keys(globalPreferences({ unknown: false }))).toEqual([...GLOBAL_KEYS]);
    expect([Object.keys(boardPreferences({})).length, Object.keys(effectivePreferences({}, {})).length]).toEqual([7, 10]);
  });
});

test.each([
  [{}, true],
  [{ mention: false }, false],
  [{ reminder: false }, true],
])("mails of mentions with %j: %s, in words and in SQL", async (saved, expected) => {
  const [row] = await db.$queryRaw<{ wanted: boolean }[]>`SELECT ${mailPreferenceSql("mention")} AS wanted FROM (SELECT ${JSON.stringify(saved)}::jsonb AS value) s`;

  expect([mailPreferences(saved).mention, row?.wanted]).toEqual([expected, expected]);
});
