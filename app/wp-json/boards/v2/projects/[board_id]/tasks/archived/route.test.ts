import { expect, test } from "vitest";
import { aBoardOfAnna, aTask, aUser, call } from "@/lib/testing";
import { GET as ORIGINAL } from "../../archived-tasks/route";
import { GET } from "./route";

test("GET /projects/:board_id/tasks/archived answers as archived-tasks does, and 403 to a stranger", async () => {
  const { vera, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo, { archivedAt: new Date() });
  const params = { board_id: board.id };

  const { status, json } = await call(GET, { as: vera, params });

  expect([status, json.tasks.data]).toMatchObject([200, [{ id: task.id }]]);
  expect(json).toEqual((await call(ORIGINAL, { as: vera, params })).json);
  expect((await call(GET, { as: await aUser(), params })).status).toBe(403);
});
