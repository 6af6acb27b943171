import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/projects/[board_id]/notification-settings/route";
import { PUT } from "@/app/wp-json/boards/v2/projects/[board_id]/update-notification-settings/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { BOARD_KEYS } from "@/lib/notifications/preferences";
import { aBoard, aBoardOfAnna, aMember, anAdmin, onBoard } from "@/lib/testing";

const save = onBoard(PUT);

const allOn = Object.fromEntries(BOARD_KEYS.map((key) => [key, true]));

async function aBoardToSet() {
  const input = await aBoardOfAnna();
  const params = { board_id: input.board.id };
  return {
    ...input,
    params,
    save: (as: User, updatedSettings: unknown) => save(as, input.board, { updatedSettings }),
    current: async (as: User) => (await onBoard(GET)(as, input.board)).json.currentSettings,
  };
}

describe("PUT /projects/:board_id/update-notification-settings", () => {
  test("replaces the settings, only for oneself and this board; unknown keys are ignored", async () => {
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
    expect((await onBoard(GET)(max, other)).json.currentSettings).toEqual(allOn);
  });

  test("resets what is not named: mails are on again, and watching follows the global setting", async () => {
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

  test("an admin who is not a member gets an answer that says so, and nothing is saved", async () => {
    const { save, current } = await aBoardToSet();
    const admin = await anAdmin();

    expect((await save(admin, { email_after_comment: false })).status).toBe(200);
    expect(await current(admin)).toEqual(allOn);
    expect([await db.userSetting.count(), await db.boardMember.count()]).toEqual([0, 3]);
  });

  test.each([undefined, null, "on", [false], { email_after_comment: "no" }, { dashboard_notification: null }])(
    "answers 400 for %j, and the settings stay",
    async (updatedSettings) => {
      const { max, save, current } = await aBoardToSet();
      await save(max, { email_after_comment: false });

      expect((await save(max, updatedSettings)).status).toBe(400);
      expect(await current(max)).toEqual({ ...allOn, email_after_comment: false });
    },
  );

  test("answers 403 for a viewer", async () => {
    const { vera, save } = await aBoardToSet();

    expect((await save(vera, { email_after_comment: false })).status).toBe(403);
  });
});
