import { describe, expect, test } from "vitest";
import { Prisma, type User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { readBell } from "@/lib/notifications/bell";
import { mailPreferenceSql, preferenceSql } from "@/lib/notifications/preference-sql";
import {
  boardPreferences,
  effectivePreferences,
  GLOBAL_KEYS,
  globalPreferences,
  mailPreferences,
} from "@/lib/notifications/preferences";
import { queriesOf } from "@/lib/testing/db/statements";
import { aBoard, aBoardOfAnna, aNotification, aStage, aTask } from "@/lib/testing";
import { isAdmin } from "@/lib/users/current-user";

const MAIL = "email_after_comment";
const WATCH = "watch_on_commenting";

const both = (on: boolean) => ({ [MAIL]: on, [WATCH]: on });

describe("the preferences of a board", () => {
  test.each([
    ["nothing was set", {}, undefined, { mail: true, watch: true }],
    ["a key is off for all boards", {}, false, { mail: true, watch: false }],
    ["a key is off on the board", false, undefined, { mail: false, watch: false }],
    ["a key is on on the board and off for all boards", true, false, { mail: true, watch: true }],
    ["a key is off on the board and on for all boards", false, true, { mail: false, watch: false }],
    [
      "another key is off",
      { email_after_task_assign: false, watch_on_assigning: false },
      undefined,
      { mail: true, watch: true },
    ],
    ["the person is not a member and a key is off for all boards", null, false, { mail: false, watch: false }],
    ["the person is not a member and set nothing", null, undefined, { mail: true, watch: true }],
  ])("are the same in TypeScript and SQL when %s", async (_, onBoard, global, { mail, watch }) => {
    const [there, everywhere] = [
      typeof onBoard === "boolean" ? both(onBoard) : onBoard,
      global === undefined ? undefined : both(global),
    ];
    const rows = Prisma.sql`(SELECT ${there && JSON.stringify(there)}::jsonb AS preferences) m, (SELECT ${everywhere ? JSON.stringify(everywhere) : null}::jsonb AS value) s`;
    const [row] = await db.$queryRaw<
      Record<"mail" | "watch", boolean>[]
    >`SELECT ${preferenceSql(MAIL)} AS mail, ${preferenceSql(WATCH)} AS watch FROM ${rows}`;
    const effective = effectivePreferences(there, everywhere);

    expect([{ mail: effective[MAIL], watch: effective[WATCH] }, row]).toEqual([
      { mail, watch },
      { mail, watch },
    ]);
  });

  test("dashboard_notification depends on the board alone", () => {
    expect(effectivePreferences({}, { dashboard_notification: false }).dashboard_notification).toBe(true);
    expect(effectivePreferences(null, { dashboard_notification: false }).dashboard_notification).toBe(true);
    expect(effectivePreferences({ dashboard_notification: false }, {}).dashboard_notification).toBe(false);
  });

  test("have nine keys for all boards, seven in a membership and ten in effect", () => {
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
])("mails of mentions with %j are %s in TypeScript and SQL", async (saved, expected) => {
  const [row] = await db.$queryRaw<
    { wanted: boolean }[]
  >`SELECT ${mailPreferenceSql("mention")} AS wanted FROM (SELECT ${JSON.stringify(saved)}::jsonb AS value) s`;

  expect([mailPreferences(saved).mention, row?.wanted]).toEqual([expected, expected]);
});

const bellOf = async ({ id }: Pick<User, "id">) => {
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  return readBell({ ...user, isAdmin: isAdmin(user) });
};

describe("readBell", () => {
  test("counts unread notifications of visible boards and uses the user's clock or the site's", async () => {
    const { max, vera, toDo } = await aBoardOfAnna();
    const [task, elsewhere] = [await aTask(toDo), await aTask(await aStage(await aBoard()))];
    for (const each of [task, task, elsewhere]) await aNotification(each, max);
    await aNotification(task, max, { markedReadAt: new Date() });
    await db.user.update({ where: { id: vera.id }, data: { timezone: "Asia/Tokyo" } });

    const before = await bellOf(max);
    await db.setting.create({ data: { key: "site", value: { timezone: "Europe/Berlin" } } });

    expect(before).toMatchObject({ unread: 2, timeZone: "UTC" });
    expect(await bellOf(max)).toMatchObject({ unread: 2, timeZone: "Europe/Berlin" });
    expect(await bellOf(vera)).toMatchObject({ unread: 0, timeZone: "Asia/Tokyo" });
  });
  test("takes two statements", async () => {
    const { max } = await aBoardOfAnna();

    expect(await queriesOf(() => bellOf(max))).toBe(2);
  });
});
