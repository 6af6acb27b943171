import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/projects/[board_id]/notification-settings/route";
import { PUT } from "@/app/wp-json/boards/v2/projects/[board_id]/update-notification-settings/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { BOARD_KEYS } from "@/lib/notifications/preferences";
import { aBoard, aBoardOfAnna, aMember } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";

const allOn = Object.fromEntries(BOARD_KEYS.map((key) => [key, true]));

async function aBoardToSet() {
  const given = await aBoardOfAnna();
  const params = { board_id: given.board.id };
  return {
    ...given,
    params,
    save: (as: User, updatedSettings: unknown) => call(PUT, { as, params, body: { updatedSettings } }),
    current: async (as: User) => (await call(GET, { as, params })).json.currentSettings,
  };
}

describe("PUT /projects/:board_id/update-notification-settings", () => {
  test("replaces what was set there, for oneself and on this board alone; what is unknown is ignored", async () => {
    const { anna, max, save, current } = await aBoardToSet();
    const other = await aBoard();
    await aMember(other, max);
    await save(max, { email_after_comment: false });

    const { status, json } = await save(max, {
      dashboard_notification: "false",
      watch_on_assigning: 0,
      email_after_task_assign: true,
      other: false,
    });

    expect([status, json]).toEqual([200, { message: "Board notification settings have been updated" }]);
    expect(await current(max)).toEqual({ ...allOn, dashboard_notification: false, watch_on_assigning: false });
    expect(await current(anna)).toEqual(allOn);
    expect((await call(GET, { as: max, params: { board_id: other.id } })).json.currentSettings).toEqual(allOn);
  });

  test("of what is not named, or of all where nothing is, mails are on again, and watching is as for all boards", async () => {
    const { max, save, current } = await aBoardToSet();
    await db.userSetting.create({
      data: { userId: max.id, key: "notifications", value: { email_after_comment: false, watch_on_commenting: false } },
    });

    await save(max, { email_after_comment: false, email_after_task_assign: false, watch_on_assigning: false });
    await save(max, { email_after_task_assign: false });
    const some = await current(max);
    await save(max, {});

    expect(some).toEqual({ ...allOn, email_after_task_assign: false, watch_on_commenting: false });
    expect(await current(max)).toEqual({ ...allOn, watch_on_commenting: false });
  });

  test("an admin who is no member is told so, and nothing is saved", async () => {
    const { save, current } = await aBoardToSet();
    const admin = await anAdmin();

    expect((await save(admin, { email_after_comment: false })).status).toBe(200);
    expect(await current(admin)).toEqual(allOn);
    expect([await db.userSetting.count(), await db.boardMember.count()]).toEqual([0, 3]);
  });

  test.each([undefined, null, "on", [false], { email_after_comment: "no" }, { dashboard_notification: null }])(
    "400 for %j, and what was set stays",
    async (updatedSettings) => {
      const { max, save, current } = await aBoardToSet();
      await save(max, { email_after_comment: false });

      expect((await save(max, updatedSettings)).status).toBe(400);
      expect(await current(max)).toEqual({ ...allOn, email_after_comment: false });
    },
  );

  test("403 for a viewer and a stranger, and nothing is saved", async () => {
    const { vera, save, current } = await aBoardToSet();

    for (const as of [vera, await aUser()]) expect((await save(as, { email_after_comment: false })).status).toBe(403);
    expect(await current(vera)).toEqual(allOn);
  });
});
