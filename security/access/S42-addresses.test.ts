import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { POST as accept } from "@/app/wp-json/boards-app/v1/invitations/route";
import { GET as readPerson } from "@/app/wp-json/boards/v2/member/[id]/route";
import { POST as duplicate } from "@/app/wp-json/boards/v2/projects/[board_id]/duplicate-board/route";
import { GET as readBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { GET as readTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { GET as readComments } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { GET as listMembers } from "@/app/wp-json/boards/v2/projects/[board_id]/users/route";
import { GET as search } from "@/app/wp-json/boards/v2/search-boards-users/route";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aComment,
  aMember,
  anAdmin,
  anInvitation,
  aTask,
  aUser,
  call,
  invite,
  statusesOf,
} from "@/lib/testing";

/** A guest's login is an e-mail address, and they joined by an invitation to another address. */
async function aBoardWithGuest() {
  const given = await aBoardOfAnna();
  const guest = await aUser({
    login: "gil@home.example",
    email: "gil@work.example",
    nicename: "gil",
    displayName: "Gil",
  });
  const token = await anInvitation(given.anna, given.board, "Gil@Work.example");
  await call(accept, { as: guest, body: { token } });
  const task = await aTask(given.toDo);
  await db.taskAssignee.create({ data: { taskId: task.id, userId: guest.id } });
  await aComment(task, guest);
  return { ...given, guest, task };
}

type World = Awaited<ReturnType<typeof aBoardWithGuest>>;

/** All answers that show people of the board, as one text. */
async function everythingFor(as: User, { board, task, guest }: World): Promise<string> {
  const params = { board_id: board.id, task_id: task.id, id: guest.id };
  const answers = [];
  for (const handler of [readBoard, listMembers, readTask, readComments, readPerson, search])
    answers.push(await call(handler, { as, params }));
  expect(statusesOf(answers)).toEqual(answers.map(() => 200));
  return answers.map(({ json }) => JSON.stringify(json)).join("\n");
}

const addressesIn = (text: string) => [...new Set(text.match(/[\w.]+@[\w.]+/g))].sort();

describe("S42 e-mail addresses of other people", () => {
  test("are hidden from viewers and members, also in logins, and shown to admins", async () => {
    const world = await aBoardWithGuest();

    for (const reader of [world.vera, world.max]) {
      const text = await everythingFor(reader, world);
      expect(addressesIn(text)).toEqual([reader.email]);
      expect(text).toContain('"user_login":"gil"');
    }
    const { guest, anna, max, vera } = world;
    expect(addressesIn(await everythingFor(await anAdmin(), world))).toEqual(
      expect.arrayContaining([guest.email, guest.login, anna.email, max.email, vera.email]),
    );
  });

  test("are shown to a manager only if the board's invitation was sent there", async () => {
    const world = await aBoardWithGuest();

    const text = await everythingFor(world.anna, world);

    expect(addressesIn(text)).toEqual([world.anna.email, world.guest.login, world.guest.email].sort());
    const masked = text.split("\n").filter((answer) => /"(user_)?(e?mail)":"g\*\*\*@/.test(answer));
    expect(masked).toEqual([]);
  });

  test("are masked again when the invited person changes theirs", async () => {
    const world = await aBoardWithGuest();
    await db.user.update({ where: { id: world.guest.id }, data: { email: "gil@new.example" } });

    expect(addressesIn(await everythingFor(world.anna, world))).toEqual([world.anna.email]);
  });

  test("are hidden from a person who duplicates a board and manages the copy", async () => {
    const world = await aBoardWithGuest();
    await db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });

    const { status, json } = await call(duplicate, {
      as: world.vera,
      params: { board_id: world.board.id },
      body: { board: { title: "Mine" }, isWithMembers: "yes" },
    });

    const members = await call(listMembers, { as: world.vera, params: { board_id: json.board.id } });
    expect([status, members.json.users.length]).toEqual([200, 4]);
    expect(addressesIn(JSON.stringify(members.json))).toEqual([world.vera.email]);
  });

  test("S21: are not revealed by inviting a member, unless the manager knows the address", async () => {
    const { anna, max, board, guest } = await aBoardWithGuest();
    await aMember(board, await aUser({ email: "secret@home.example" }));

    const answers: unknown[] = [];
    for (const email of ["nobody@home.example", max.email, "secret@home.example"]) {
      const { status, json, queries } = await invite(anna, board, { email });
      answers.push([status, json, queries]);
    }

    expect(answers).toEqual(answers.map(() => answers[0]));
    for (const [as, email] of [
      [anna, guest.email.toUpperCase()],
      [await anAdmin(), "SECRET@home.example"],
    ] as const)
      expect((await invite(as, board, { email })).json.message).toBe("Already a board member");
  });
});
