import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/projects/[board_id]/notification-settings/route";
import { db } from "@/lib/db";
import { BOARD_KEYS } from "@/lib/notifications/preferences";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";

const allOn = Object.fromEntries(BOARD_KEYS.map((key) => [key, true]));

describe("GET /projects/:board_id/notification-settings", () => {
  test("has ten, all on where nothing was ever set, for viewers too, and writes nothing", async () => {
    const { vera, board } = await aBoardOfAnna();

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect([status, json]).toEqual([200, { currentSettings: allOn }]);
    expect(await db.userSetting.count()).toBe(0);
  });

  test("what is set there comes before what is set for all boards, which only watching falls back to", async () => {
    const { max, board } = await aBoardOfAnna();
    await db.userSetting.create({
      data: {
        userId: max.id,
        key: "notifications",
        value: {
          email_after_comment: false,
          email_after_task_assign: false,
          watch_on_assigning: false,
          watch_on_creating_task: false,
        },
      },
    });
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: max.id } },
      data: {
        preferences: {
          email_after_comment: true,
          watch_on_creating_task: true,
          watch_on_commenting: false,
          dashboard_notification: false,
        },
      },
    });

    const { json } = await call(GET, { as: max, params: { board_id: board.id } });

    expect(json.currentSettings).toEqual({
      ...allOn,
      watch_on_assigning: false,
      watch_on_commenting: false,
      dashboard_notification: false,
    });
  });

  test("an admin who is no member reads his own for all boards", async () => {
    const { board } = await aBoardOfAnna();
    const admin = await anAdmin();
    await db.userSetting.create({
      data: { userId: admin.id, key: "notifications", value: { email_after_comment: false } },
    });

    expect((await call(GET, { as: admin, params: { board_id: board.id } })).json.currentSettings).toEqual({
      ...allOn,
      email_after_comment: false,
    });
  });

  test("403 for a stranger, whether the board is there or not; 404 for an admin where there is none", async () => {
    const { board } = await aBoardOfAnna();
    const stranger = await aUser();

    for (const board_id of [board.id, 2_000_000_000])
      expect((await call(GET, { as: stranger, params: { board_id } })).status).toBe(403);
    expect((await call(GET, { as: await anAdmin(), params: { board_id: 2_000_000_000 } })).status).toBe(404);
  });
});
