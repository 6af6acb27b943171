import { expect, test } from "vitest";
import { PUT as updateTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { Board, BoardRole, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { expectOnlyActivity } from "@/lib/testing/factories/activity";
import { boardLinks } from "@/lib/testing/factories/board-links";
import { aBoard, aBoardOfAnna, aTask, storedBoard } from "@/lib/testing/factories/boards";
import { aMember } from "@/lib/testing/factories/members";
import { call, statusesOf } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { inFreeTier } from "@/lib/testing/factories/settings";

interface RoleChange {
  from: BoardRole;
  to: BoardRole;
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

/** Who may change whose role is tested in `security/access/role-targets.test.ts`. */
export function testRoleChange(POST: RouteHandler, { from, to }: RoleChange) {
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
    const { membersChangedAt } = await storedBoard(board);
    const again = await change(anna, board, person);

    expect([again.status, again.json.code, again.json.message]).toEqual([
      400,
      "rest_invalid_param",
      expect.stringMatching(/^This user is (already|not) a (manager|member|viewer) of the board\.$/),
    ]);
    await expectOnlyActivity(board, anna, {
      action: "changed",
      column: "role",
      oldValue: API_ROLES[from],
      newValue: API_ROLES[to],
      description: "Mia",
    });
    expect(membersChangedAt).not.toBeNull();
    expect((await storedBoard(board)).membersChangedAt).toEqual(membersChangedAt);
  });

  test("answers 403 for a member, 404 for a person who is not a member, known or unknown", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const { max: elsewhere } = await aBoardOfAnna();

    expect((await change(max, board, anna)).status).toBe(403);
    for (const person of [elsewhere, { id: 99_999_999_999 }]) {
      const { status, json } = await change(anna, board, person);
      expect([status, json.message]).toEqual([404, "User not found"]);
    }
  });

  test("403 in the free tier with its own message, and the role stays", async () => {
    const { anna, board, person } = await aBoardWithMia();

    const { status, json } = await inFreeTier(() => change(anna, board, person));

    expect([status, json.code, json.message]).toEqual([403, "rest_forbidden", "This is a pro feature"]);
    expect(await roleOf(board, person)).toBe(from);
  });
}

export function testLastManager(POST: RouteHandler) {
  const change = changerOf(POST);

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
