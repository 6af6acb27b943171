import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/get-global-notification-settings/route";
import { GET as ON_BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/notification-settings/route";
import { PUT as SAVE_ON_BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/update-notification-settings/route";
import { POST } from "./route";
import { db } from "@/lib/db";
import { GLOBAL_KEYS } from "@/lib/notifications/preferences";
import {
  aBoard,
  aBoardOfAnna,
  aMember,
  anAdmin,
  aUser,
  call,
  type Caller,
  changeMember,
  queryCountOf,
  statusesOf,
} from "@/lib/testing";

const allOn = Object.fromEntries(GLOBAL_KEYS.map((key) => [key, true]));
const save = (as: Caller, updatedSettings: unknown) => call(POST, { as, body: { updatedSettings } });
const current = async (as: Caller) => (await call(GET, { as })).json.currentSettings;
const onBoard = async (as: Caller, { id }: { id: number }) =>
  (await call(ON_BOARD, { as, params: { board_id: id } })).json.currentSettings;

describe("POST /update-global-notification-settings", () => {
  test("sets the nine, those not named to on; ignores unknown keys", async () => {
    const { vera } = await aBoardOfAnna();
    await save(vera, { email_after_comment: false, watch_on_assigning: false });

    const { json } = await save(vera, {
      email_after_task_archive: false,
      dashboard_notification: false,
      other: "x",
    });

    expect(json).toEqual({ message: "Notification settings are updated" });
    expect(await current(vera)).toEqual({ ...allOn, email_after_task_archive: false });
  });

  test("sets the same on each of the person's boards, where the board's own settings stay; other people keep theirs", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const other = await aBoard({ members: [[max, "viewer"]] });
    for (const person of [max, vera])
      await changeMember(board, person, { preferences: { dashboard_notification: false, email_after_comment: false } });

    await save(max, { email_after_task_assign: false });

    const saved = { ...allOn, email_after_task_assign: false };
    expect(await onBoard(max, board)).toEqual({ ...saved, dashboard_notification: false });
    expect(await onBoard(max, other)).toEqual({ ...saved, dashboard_notification: true });
    expect(await onBoard(vera, board)).toEqual({ ...allOn, email_after_comment: false, dashboard_notification: false });
  });

  test("a board that the person joins later starts with what is off by then, and has its own settings", async () => {
    const { max, vera } = await aBoardOfAnna();
    await save(max, { watch_on_commenting: false, email_after_comment: false });
    const later = await aBoard();
    for (const person of [max, vera]) await aMember(later, person);
    const joined = await onBoard(max, later);
    await call(SAVE_ON_BOARD, { as: max, params: { board_id: later.id }, body: { updatedSettings: {} } });

    const usual = { ...allOn, dashboard_notification: true };
    expect(joined).toEqual({ ...usual, watch_on_commenting: false, email_after_comment: false });
    expect(await onBoard(max, later)).toEqual({ ...usual, watch_on_commenting: false });
    expect(await onBoard(vera, later)).toEqual(usual);
  });

  test("a membership that comes with its own settings keeps them", async () => {
    const { max } = await aBoardOfAnna();
    await save(max, { email_after_comment: false });
    const later = await aBoard();
    await db.boardMember.create({
      data: { boardId: later.id, userId: max.id, preferences: { email_after_comment: true } },
    });

    expect(await onBoard(max, later)).toMatchObject({ email_after_comment: true });
  });

  test("a person who joins a board at that moment starts with the settings all the same", async () => {
    const { max } = await aBoardOfAnna();
    await save(max, {});
    const later = await aBoard();

    await Promise.all([save(max, { email_after_comment: false }), aMember(later, max)]);

    expect(await onBoard(max, later)).toMatchObject({ email_after_comment: false });
  });

  test.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ["true", true],
    ["false", false],
    ["1", true],
    ["0", false],
  ])("reads %j as %s", async (sent, expected) => {
    const max = await aUser();

    await save(max, { email_after_comment: sent });

    expect((await current(max)).email_after_comment).toBe(expected);
  });

  test("accepts a form, and an empty map, as PHP writes one", async () => {
    const max = await aUser();
    const body = "updatedSettings[email_after_comment]=false&updatedSettings[watch_on_commenting]=true";

    const form = await call(POST, { as: max, body: new URLSearchParams(body) });
    const saved = await current(max);
    const empty = await save(max, []);

    expect([form.status, saved]).toEqual([200, { ...allOn, email_after_comment: false }]);
    expect([empty.status, await current(max)]).toEqual([200, allOn]);
  });

  test.each(["yes", "", null, 2, "TRUE ", [], {}])("answers 400 for %j, and nothing is saved", async (value) => {
    const max = await aUser();

    const { json } = await save(max, { email_after_comment: value });

    expect(json.data.params).toEqual({ email_after_comment: "The email_after_comment must be true or false." });
    expect(await db.userSetting.count()).toBe(0);
  });

  test.each([undefined, null, "", "on", 1, true, [true]])(
    "answers 400 when the settings are %j",
    async (updatedSettings) => {
      const { json } = await save(await aUser(), updatedSettings);

      expect(json.data.params).toEqual({ updatedSettings: expect.any(String) });
    },
  );

  test("of two requests at once one wins, on every board alike", async () => {
    const { max, board } = await aBoardOfAnna();

    const saved = await Promise.all([
      save(max, { email_after_comment: false }),
      save(max, { watch_on_assigning: false }),
    ]);

    const { dashboard_notification, ...there } = await onBoard(max, board);
    expect([statusesOf(saved), dashboard_notification]).toEqual([[200, 200], true]);
    expect(there).toEqual(await current(max));
  });

  test("runs as many SQL statements on fifty boards as on one", async () => {
    const { max } = await aBoardOfAnna();
    const one = await queryCountOf(POST, { as: max, body: { updatedSettings: {} } });
    for (let at = 0; at < 50; at += 1) await aMember(await aBoard(), max);

    expect(await queryCountOf(POST, { as: max, body: { updatedSettings: {} } })).toBe(one);
  });

  test("works for people on no board, too; answers 401 when signed out", async () => {
    for (const as of [await anAdmin(), await aUser()]) expect((await save(as, {})).status).toBe(200);
    expect((await call(POST, { body: { updatedSettings: {} } })).status).toBe(401);
    expect(await db.userSetting.count()).toBe(2);
  });
});
