import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aLabel, aPublicBoard, assign, aStage, aSubtask, aTask, attachLabel, idsOf, onBoard } from "@/lib/testing";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /public/boards/:board_id/tasks", () => {
  test("lists all top-level tasks in active stages by due date, with labels and people in short", async () => {
    const { anna, board, token, toDo, doing } = await aPublicBoard();
    const late = await aTask(toDo, { dueAt: new Date("2020-02-02T00:00:00Z"), priority: "none" });
    const early = await aTask(doing, { title: "Early", dueAt: new Date("2020-01-01T00:00:00Z"), priority: "high" });
    const undated = await aTask(toDo);
    await aSubtask(undated);
    await aTask(toDo, { archivedAt: new Date(), position: 0 });
    const label = await aLabel(board, { title: "feature" });
    await attachLabel(early, label);
    await assign(early, anna);

    const { status, json } = await list(undefined, board, { public_token: token });

    expect([status, idsOf(json.tasks)]).toEqual([200, [undated.id, early.id, late.id]]);
    expect(json.tasks[1]).toEqual({
      id: early.id,
      board_id: board.id,
      title: "Early",
      status: "open",
      stage_id: doing.id,
      priority: "high",
      position: "1.00",
      issue_number: null,
      due_at: "2020-01-01 00:00:00",
      created_at: expect.stringMatching(/T.*\+00:00$/),
      updated_at: expect.stringMatching(/T.*\+00:00$/),
      isOverdue: true,
      isUpcoming: false,
      is_watching: false,
      contact: null,
      notifications: [],
      watchers: [],
      assignees: [
        {
          ID: anna.id,
          display_name: anna.displayName,
          photo: `https://boards.test/photos/${anna.photoKey}`,
          role: "Admin",
        },
      ],
      labels: [
        {
          id: label.id,
          board_id: board.id,
          title: "feature",
          slug: label.slug,
          type: "label",
          position: expect.any(String),
          color: label.color,
          bg_color: label.bgColor,
        },
      ],
    });
    expect(json.tasks[2].priority).toBe("");
  });

  test("leaves out the tasks of stages that were made private", async () => {
    const { board, token, toDo } = await aPublicBoard();
    const shown = await aTask(toDo);
    await aTask(await aStage(board, { isPublic: false }));

    expect(idsOf((await list(undefined, board, { public_token: token })).json.tasks)).toEqual([shown.id]);
  });

  test("answers 401, or 403 to someone who is signed in, once public access is off", async () => {
    const { anna, board, token } = await aPublicBoard();
    await db.board.update({ where: { id: board.id }, data: { publicAccessEnabled: false } });

    expect((await list(undefined, board, { public_token: token })).status).toBe(401);
    expect((await list(anna, board, { public_token: token })).status).toBe(403);
  });
});
