import { describe, expect, test } from "vitest";
import { POST } from "./route";
import { POST as deactivate } from "@/app/wp-json/boards-app/v1/people/[user_id]/deactivate/route";
import { GET as readUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { GET as readTasks } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import {
  aBoardOfAnna,
  aBrowserOf,
  aColleague,
  anAdmin,
  assign,
  aTask,
  aUser,
  aUserWithPassword,
  call,
  type Caller,
  PASSWORD,
  sessionCookieOf,
  signInWith,
} from "@/lib/testing";

const activate = (as: Caller, { id }: { id: number }) => call(POST, { as, params: { user_id: id } });

describe("POST /people/:user_id/activate", () => {
  test("restores signing in, application passwords, boards and tasks; old sessions stay closed", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const [admin, nora] = [await anAdmin(), await aUserWithPassword()];
    await assign(await aTask(toDo), max);
    const { headers } = await aBrowserOf(nora);
    for (const { id } of [max, nora]) await call(deactivate, { as: admin, params: { user_id: id } });
    expect((await call(readUser, { as: max, params: { user_id: "me" } })).status).toBe(401);

    for (const person of [max, nora]) expect((await activate(admin, person)).status).toBe(200);

    const { json } = await call(readTasks, { as: max, params: { board_id: board.id } });
    expect(json.tasks[0].assignees).toMatchObject([{ ID: max.id, user_status: "0" }]);
    expect(sessionCookieOf(await signInWith(nora.login, PASSWORD))).not.toBeNull();
    expect((await call(readUser, { params: { user_id: "me" }, headers })).status).toBe(401);
  });

  test("answers 403 for a colleague, 404 for an unknown person", async () => {
    const max = await aUser({ deactivatedAt: new Date() });

    expect((await activate(await aColleague(max), max)).status).toBe(403);
    expect((await activate(await anAdmin(), { id: 4711 })).status).toBe(404);
  });
});
