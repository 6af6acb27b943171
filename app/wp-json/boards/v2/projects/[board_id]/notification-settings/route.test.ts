import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { BOARD_KEYS } from "@/lib/notifications/preferences";
import { aBoardOfAnna, anAdmin, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET } from "./route";

const read = onBoard(GET);

const allOn = Object.fromEntries(BOARD_KEYS.map((key) => [key, true]));

describe("GET /projects/:board_id/notification-settings", () => {
  test("returns ten, all on by default, for viewers too, and writes nothing", async () => {
    const { vera, board } = await aBoardOfAnna();

    const { status, json } = await read(vera, board);

    expect([status, json]).toEqual([200, { currentSettings: allOn }]);
    expect(await db.userSetting.count()).toBe(0);
  });

  test("the board's settings take precedence over the global ones, to which only watching falls back", async () => {
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

    const { json } = await read(max, board);

    expect(json.currentSettings).toEqual({
      ...allOn,
      watch_on_assigning: false,
      watch_on_commenting: false,
      dashboard_notification: false,
    });
  });

  test("an admin who is not a member gets their own global settings", async () => {
    const { board } = await aBoardOfAnna();
    const admin = await anAdmin();
    await db.userSetting.create({
      data: { userId: admin.id, key: "notifications", value: { email_after_comment: false } },
    });

    expect((await read(admin, board)).json.currentSettings).toEqual({
      ...allOn,
      email_after_comment: false,
    });
  });

  testForbiddenFor("stranger", read);
});
