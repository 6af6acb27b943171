import { describe, expect, test } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { mailPreferenceSql, preferenceSql } from "@/lib/notifications/preference-sql";
import {
  boardPreferences,
  effectivePreferences,
  GLOBAL_KEYS,
  globalPreferences,
  mailPreferences,
} from "@/lib/notifications/preferences";

const MAIL = "email_after_comment";
const WATCH = "watch_on_commenting";

const both = (on: boolean) => ({ [MAIL]: on, [WATCH]: on });

describe("what somebody prefers on a board", () => {
  test.each([
    ["nothing was ever set", {}, undefined, { mail: true, watch: true }],
    ["it is off for all boards", {}, false, { mail: true, watch: false }],
    ["it is off there", false, undefined, { mail: false, watch: false }],
    ["it is on there and off elsewhere", true, false, { mail: true, watch: true }],
    ["it is off there and on elsewhere", false, true, { mail: false, watch: false }],
    [
      "another one is off",
      { email_after_task_assign: false, watch_on_assigning: false },
      undefined,
      { mail: true, watch: true },
    ],
    ["he is no member of it, and it is off", null, false, { mail: false, watch: false }],
    ["he is no member of it, and never set it", null, undefined, { mail: true, watch: true }],
  ])("when %s, in words and in SQL", async (_, onBoard, global, { mail, watch }) => {
    const [there, everywhere] = [
      typeof onBoard === "boolean" ? both(onBoard) : onBoard,
      global === undefined ? undefined : both(global),
    ];
    const rows = Prisma.sql`(SELECT ${there && JSON.stringify(there)}::jsonb AS preferences) m, (SELECT ${everywhere ? JSON.stringify(everywhere) : null}::jsonb AS value) s`;
    const [row] = await db.$queryRaw<
      Record<"mail" | "watch", boolean>[]
    >`SELECT ${preferenceSql(MAIL)} AS mail, ${preferenceSql(WATCH)} AS watch FROM ${rows}`;
    const inWords = effectivePreferences(there, everywhere);

    expect([{ mail: inWords[MAIL], watch: inWords[WATCH] }, row]).toEqual([
      { mail, watch },
      { mail, watch },
    ]);
  });

  test("what is of a board only follows nothing else", () => {
    expect(effectivePreferences({}, { dashboard_notification: false }).dashboard_notification).toBe(true);
    expect(effectivePreferences(null, { dashboard_notification: false }).dashboard_notification).toBe(true);
    expect(effectivePreferences({ dashboard_notification: false }, {}).dashboard_notification).toBe(false);
  });

  test("nine for all boards, seven in a membership, ten in effect", () => {
    expect(Object.keys(globalPreferences({ unknown: false }))).toEqual([...GLOBAL_KEYS]);
    expect([Object.keys(boardPreferences({})).length, Object.keys(effectivePreferences({}, {})).length]).toEqual([
      7, 10,
    ]);
  });
});

test.each([
  [{}, true],
  [{ mention: false }, false],
  [{ reminder: false }, true],
])("mails of mentions with %j: %s, in words and in SQL", async (saved, expected) => {
  const [row] = await db.$queryRaw<
    { wanted: boolean }[]
  >`SELECT ${mailPreferenceSql("mention")} AS wanted FROM (SELECT ${JSON.stringify(saved)}::jsonb AS value) s`;

  expect([mailPreferences(saved).mention, row?.wanted]).toEqual([expected, expected]);
});
