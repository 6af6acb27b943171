import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anIdea, aRoadmapOfAnna, aStage, aUser, call, type Caller, notificationsAbout, watch } from "@/lib/testing";
import { POST } from "./route";

const change = (as: Caller | undefined, idea: { id: number; boardId: number }, stageId: number | string) =>
  call(POST, { as, params: { board_id: idea.boardId, idea_id: idea.id }, body: { stage_id: stageId } });

describe("POST /roadmaps/:board_id/idea/:idea_id/change-stage", () => {
  test("puts an idea at the end of another stage, whose status it gets", async () => {
    const { anna, max, idea, launched } = await aRoadmapOfAnna();
    await db.stage.update({ where: { id: launched.id }, data: { defaultTaskStatus: "closed" } });
    const last = await anIdea(launched);
    await watch(idea, max);

    const { status, json } = await change(anna, idea, launched.id);

    expect([status, json]).toEqual([
      200,
      {
        idea: {
          id: idea.id,
          board_id: idea.boardId,
          title: idea.title,
          type: "roadmap",
          stage_id: launched.id,
          stage: { id: launched.id, title: "Launched" },
        },
        message: "Idea stage has been changed",
      },
    ]);
    const moved = await db.task.findUniqueOrThrow({ where: { id: idea.id } });
    expect([moved.stageId, moved.status, Number(moved.position) > Number(last.position)]).toEqual([
      launched.id,
      "closed",
      true,
    ]);
    expect(await notificationsAbout(idea)).toEqual([[max.id, "task_moved_to_new_stage"]]);
    expect(await db.activity.findMany({ where: { taskId: idea.id }, orderBy: { id: "asc" } })).toMatchObject([
      { action: "changed", column: "stage", newValue: "Launched" },
      { action: "closed" },
    ]);
  });

  test("404 for a stage of another board, 400 for an archived or a missing one", async () => {
    const { anna, idea, board } = await aRoadmapOfAnna();
    const archived = await aStage(board, { archivedAt: new Date() });
    const elsewhere = (await aRoadmapOfAnna()).planned;

    expect((await change(anna, idea, elsewhere.id)).status).toBe(404);
    expect((await change(anna, idea, archived.id)).status).toBe(400);
    expect((await change(anna, idea, "")).status).toBe(400);
    expect(await db.task.findUnique({ where: { id: idea.id } })).toMatchObject({ stageId: idea.stageId });
  });

  test("403 for viewers and strangers, 404 for an idea of another roadmap", async () => {
    const { anna, vera, idea, launched } = await aRoadmapOfAnna();
    const elsewhere = await aRoadmapOfAnna();

    expect((await change(vera, idea, launched.id)).status).toBe(403);
    expect((await change(await aUser(), idea, launched.id)).status).toBe(403);
    expect((await change(anna, { ...elsewhere.idea, boardId: idea.boardId }, launched.id)).status).toBe(404);
  });
});
