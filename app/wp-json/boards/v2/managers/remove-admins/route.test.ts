import { describe, expect, test } from "vitest";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { assignableIds } from "@/lib/tasks/write/assignable";
import {
  aBoard,
  aBoardOfAnna,
  aMember,
  anAdmin,
  aServiceAdmin,
  aStage,
  aTask,
  aUser,
  boardLinks,
  call,
  expectUnassigned,
  linkToTaskAndStage,
  queryCountOf,
  roleOf,
  serviceAdmins,
  watchBoard,
  whileBlocked,
} from "@/lib/testing";
import { POST } from "./route";

const remove = (as: User, user_ids: unknown) => call(POST, { as, body: { user_ids } });

describe("POST /managers/remove-admins", () => {
  test("revokes the right at once, with the open stream; memberships stay", async () => {
    const [ada, sam] = [await anAdmin(), await aServiceAdmin()];
    const [{ board: ownBoard }, { board: other }] = [await aBoardOfAnna(), await aBoardOfAnna()];
    await aMember(ownBoard, sam, "viewer");
    const viewer = await watchBoard(other, sam);

    const { json } = await remove(ada, [sam.id]);

    expect(json).toEqual({
      message: "Selected user has been deleted from admin access. Please check individual board accesses.",
    });
    expect(await roleOf(ownBoard, sam)).toBe("viewer");
    expect((await call(readBoard, { as: sam, params: { board_id: ownBoard.id } })).status).toBe(200);
    expect((await call(readBoard, { as: sam, params: { board_id: other.id } })).status).toBe(403);
    expect(await viewer.next()).toEqual({ event: "ended", data: { board: other.id } });
  });

  test("answers 404 for an unknown person, and nobody loses the right", async () => {
    const [ada, sam] = [await anAdmin(), await aServiceAdmin()];

    const { status, json } = await remove(ada, [sam.id, 999_999]);

    expect([status, json.message]).toEqual([404, "User not found"]);
    expect(await serviceAdmins()).toEqual([sam.id]);
  });

  test("a service admin may give up their own right, and is refused from then on", async () => {
    const sam = await aServiceAdmin();

    expect((await remove(sam, sam.id)).status).toBe(200);
    expect((await remove(sam, sam.id)).status).toBe(403);
  });

  test("people who lose boards leave their tasks and stages, and clients are notified; those of their own boards and of others stay", async () => {
    const [ada, sam, other] = [await anAdmin(), await aServiceAdmin(), await aUser()];
    const ownStage = await aStage(await aBoard({ members: [[sam, "viewer"]] }));
    const lostStage = await aStage(await aBoard({ members: [[other, "member"]] }));
    const keptBinding = await linkToTaskAndStage(ownStage, sam);
    const left = await linkToTaskAndStage(lostStage, sam);
    await linkToTaskAndStage(lostStage, other);
    const before = new Date();

    await remove(ada, [sam.id, other.id]);

    expect(await boardLinks(sam)).toEqual([1, 1, 1, 1, 1]);
    const where = { userId: sam.id };
    expect(await db.taskAssignee.findMany({ where })).toMatchObject([{ taskId: keptBinding.id }]);
    expect(await db.stageDefaultAssignee.findMany({ where })).toMatchObject([{ stageId: ownStage.id }]);
    expect(await boardLinks(other)).toEqual([1, 1, 1, 1, 1]);
    const since = { where: { updatedAt: { gte: before } }, select: { id: true } };
    expect([await db.task.findMany(since), await db.stage.findMany(since)]).toEqual([
      [{ id: left.id }],
      [{ id: lostStage.id }],
    ]);
  });

  test("a person assigned meanwhile stays on no task of a lost board, and nothing ends in a 5xx", async () => {
    const [ada, sam] = [await anAdmin(), await aServiceAdmin()];

    await expectUnassigned(await aBoardOfAnna(), sam, () => remove(ada, [sam.id]));
  });

  test("a person who loses the right while being assigned does not stay assigned", async () => {
    const [ada, sam] = [await anAdmin(), await aServiceAdmin()];
    const { board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    const [removal] = await whileBlocked(
      (tx) => assignableIds(tx, board.id, [sam.id]),
      () => [remove(ada, [sam.id])],
      (tx) => tx.taskAssignee.create({ data: { taskId: task.id, userId: sam.id } }),
    );

    expect(removal.status).toBe(200);
    expect(await boardLinks(sam)).toEqual([0, 0, 0, 0, 0]);
  });

  test("runs as many SQL statements for many as for one", async () => {
    const [ada, sam, tom, mia] = [await anAdmin(), await aServiceAdmin(), await aServiceAdmin(), await aServiceAdmin()];
    for (const person of [sam, sam, tom]) await linkToTaskAndStage(await aStage(await aBoard()), person);

    const many = await queryCountOf(POST, { as: ada, body: { user_ids: [sam.id, tom.id] } });

    expect(await queryCountOf(POST, { as: ada, body: { user_ids: [mia.id] } })).toBe(many);
  });

  test("answers 400 when only site administrators are named, who stay; skips them among others", async () => {
    const [ada, other, sam] = [await anAdmin({ isServiceAdmin: true }), await anAdmin(), await aServiceAdmin()];

    const { status, json } = await remove(sam, [ada.id, other.id]);
    expect([status, json.message]).toEqual([400, "You can not remove a site administrator from admin access."]);
    expect(await serviceAdmins()).toEqual([ada.id, sam.id]);

    expect((await remove(ada, [ada.id, other.id, sam.id])).status).toBe(200);
    expect(await serviceAdmins()).toEqual([ada.id]);
    expect(await db.user.count({ where: { role: "administrator" } })).toBe(2);
  });

  test.each([
    [undefined, "The user_ids field is required."],
    [[], "The user_ids field is required."],
    [[true], "The user_ids must be an array."],
  ])("answers 400 for %j", async (body, message) => {
    const sam = await aServiceAdmin();

    const { json } = await remove(sam, body);

    expect(json.data.params).toEqual({ user_ids: message });
    expect(await serviceAdmins()).toEqual([sam.id]);
  });

  test("answers 403 for everyone but admins", async () => {
    expect((await remove(await aUser(), [(await aServiceAdmin()).id])).status).toBe(403);
  });
});
