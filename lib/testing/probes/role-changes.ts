import { expect, test } from "vitest";
import { PUT as updateTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { Board, BoardRole, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { boardLinks } from "@/lib/testing/factories/board-links";
import { aBoard, aBoardOfAnna, aMember, aTask } from "@/lib/testing/factories/boards";
import { call, statusesOf } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";

interface RoleChange {
  from: BoardRole;
  to: BoardRole;
  /** The administrator's role on the board before the change. */
  admin: BoardRole;
}

/** The API calls a manager `admin`. */
const API_ROLES: Record<BoardRole, string> = { manager: "admin", member: "member", viewer: "viewer" };

export const changerOf = (POST: RouteHandler) => (as: User, board: Pick<Board, "id">, person: Pick<User, "id">) =>
  call(POST, { as, params: { board_id: board.id, user_id: person.id } });

export const roleOf = async (board: Pick<Board, "id">, person: Pick<User, "id">) =>
  (await db.boardMember.findUnique({ where: { boardId_userId: { boardId: board.id, userId: person.id } } }))?.role;

/** The boards whose clients were notified of other members. */
export const boardsWithChangedMembers = async () =>
  (await db.board.findMany({ where: { membersChangedAt: { not: null } }, orderBy: { id: "asc" } })).map(({ id }) => id);

export const serviceAdmins = async () =>
  (await db.user.findMany({ where: { isServiceAdmin: true }, orderBy: { id: "asc" } })).map(({ id }) => id);

/** Anna assigns the person again and again while they lose their rights. */
export async function expectUnassigned(
  { anna, board, toDo }: Pick<Awaited<ReturnType<typeof aBoardOfAnna>>, "anna" | "board" | "toDo">,
  person: User,
  remove: () => ReturnType<typeof call>,
) {
  const params = { board_id: board.id, task_id: (await aTask(toDo)).id };
  const body = { property: "assignees", value: { add: [person.id] } };
  const assign = () => call(updateTask, { as: anna, params, body });

  const answers = await Promise.all([assign(), remove(), assign(), remove(), assign()]);

  expect(statusesOf(answers).filter((status) => ![200, 400].includes(status))).toEqual([]);
  expect(await boardLinks(person)).toEqual([0, 0, 0, 0, 0]);
}

export function testRoleChange(POST: RouteHandler, { from, to, admin }: RoleChange) {
  const change = changerOf(POST);

  async function aBoardWithMia() {
    const { anna, board } = await aBoardOfAnna();
    const person = await aUser({ displayName: "Mia" });
    await aMember(board, person, from);
    return { anna, board, person };
  }

  test("writes an activity and notifies clients; 400 for the role that the person has already, and nothing changes", async () => {
    const { anna, board, person } = await aBoardWithMia();

    await change(anna, board, person);
    const { membersChangedAt } = await db.board.findUniqueOrThrow({ where: { id: board.id } });
    const again = await change(anna, board, person);

    expect([again.status, again.json.code, again.json.message]).toEqual([
      400,
      "rest_invalid_param",
      expect.stringMatching(/^This user is (already|not) a (manager|member|viewer) of the board\.$/),
    ]);
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "changed",
        column: "role",
        oldValue: API_ROLES[from],
        newValue: API_ROLES[to],
        description: "Mia",
        createdById: anna.id,
      },
    ]);
    expect(membersChangedAt).not.toBeNull();
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).membersChangedAt).toEqual(membersChangedAt);
  });

  test("403 for a member, a viewer and a stranger, also about themselves", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    for (const caller of [max, vera, await aUser()]) expect((await change(caller, board, anna)).status).toBe(403);
    for (const caller of [max, vera]) expect((await change(caller, board, caller)).status).toBe(403);

    expect([await roleOf(board, anna), await roleOf(board, max), await roleOf(board, vera)]).toEqual([
      "manager",
      "member",
      "viewer",
    ]);
  });

  test("changing an admin takes an admin", async () => {
    const { anna, board } = await aBoardOfAnna();
    const ada = await anAdmin();
    await aMember(board, ada, admin);

    expect((await change(anna, board, ada)).status).toBe(403);
    expect(await roleOf(board, ada)).toBe(admin);

    expect((await change(ada, board, ada)).status).toBe(200);
    expect(await roleOf(board, ada)).toBe(to);
  });

  test("404 for a person who is not a member, known or unknown", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { max: elsewhere, board: other } = await aBoardOfAnna();

    for (const person of [elsewhere, { id: 99_999_999_999 }]) {
      const { status, json } = await change(anna, board, person);
      expect([status, json.message]).toEqual([404, "User not found"]);
    }

    expect(await roleOf(other, elsewhere)).toBe("member");
  });

  test("403 in the free tier with its own message, and the role stays", async () => {
    const { anna, board, person } = await aBoardWithMia();

    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, () => change(anna, board, person));

    expect([status, json.code, json.message]).toEqual([403, "rest_forbidden", "This is a pro feature"]);
    expect(await roleOf(board, person)).toBe(from);
  });
}

export function testLastManager(POST: RouteHandler, { to }: Pick<RoleChange, "to">) {
  const change = changerOf(POST);

  test("409 for the last manager, who stays a manager; an admin may do it", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await change(anna, board, anna);
    expect([status, json.code]).toEqual([409, "rest_conflict"]);
    expect(await roleOf(board, anna)).toBe("manager");

    expect((await change(await anAdmin(), board, anna)).status).toBe(200);
    expect(await roleOf(board, anna)).toBe(to);
  });

  test("S31: one of two managers who demote each other at the same moment stays a manager", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await aUser(), await aUser()];
      const board = await aBoard({
        members: [
          [one, "manager"],
          [other, "manager"],
        ],
      });

      const answers = await Promise.all([change(one, board, other), change(other, board, one)]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await db.boardMember.count({ where: { boardId: board.id, role: "manager" } })).toBe(1);
    }
  });
}
