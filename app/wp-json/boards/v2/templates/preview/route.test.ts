import { describe, expect, test } from "vitest";
import {
  aBoardOfAnna,
  aLabel,
  anAdmin,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  aTemplateOfAnna,
  attachLabel,
  aUser,
  call,
  type Caller,
  messagesOf,
} from "@/lib/testing";
import { GET } from "./route";

const preview = (as: Caller, query: Record<string, string | number>) => call(GET, { as, query });

describe("GET /templates/preview", () => {
  test("adds the active tasks in their order to the summary of a template", async () => {
    const { vera, board, toDo, doing } = await aTemplateOfAnna();
    const later = await aTask(doing, { title: "Later" });
    const task = await aTask(toDo, {
      title: "First",
      description: "<p>Text</p>",
      priority: "none",
      dueAt: new Date("2030-01-02T03:04:05Z"),
      coverColor: "#abcdef",
    });
    const label = await aLabel(board);
    await attachLabel(task, label);
    await aSubtask(task);
    await aTask(toDo, { archivedAt: new Date() });

    const { status, json } = await preview(vera, { template_type: "user", template_id: board.id });

    expect(status).toBe(200);
    expect(json.preview).toMatchObject({ id: board.id, stages_count: 3, tasks_count: 2 });
    expect(json.preview).not.toHaveProperty("can_manage");
    expect(json.preview.tasks).toEqual([
      {
        id: task.id,
        stage_id: toDo.id,
        title: "First",
        description: "<p>Text</p>",
        position: 1,
        status: "open",
        priority: "",
        due_at: "2030-01-02 03:04:05",
        settings: { cover: { backgroundColor: "#abcdef" } },
        label_ids: [label.id],
      },
      expect.objectContaining({ id: later.id, description: "", due_at: null, settings: [], label_ids: [] }),
    ]);
  });

  test("shows the first fifty tasks of each stage", async () => {
    const { anna, board } = await aTemplateOfAnna();
    await aStageWithoutGaps(board, 60);

    const { json } = await preview(anna, { template_type: "user", template_id: board.id });

    expect([json.preview.tasks_count, json.preview.tasks.length]).toEqual([60, 50]);
  });

  test("shows a template that we ship, which is the type where none is named", async () => {
    const { anna } = await aBoardOfAnna();

    const { json } = await preview(anna, { template_id: "roadmap" });

    expect(json.preview).toMatchObject({ id: "roadmap", type: "roadmap", tasks_count: json.preview.tasks.length });
    expect(json.preview.tasks[0]).toEqual({
      id: 1,
      stage_id: 3,
      title: "Dark mode",
      description: "<p>Easier on the eyes in the evening.</p>",
      position: 1,
      status: "open",
      priority: "low",
      due_at: null,
      settings: [],
      label_ids: [1],
    });
  });

  test("does not tell a template of others from one that does not exist", async () => {
    const [{ anna, board }, other] = [await aBoardOfAnna(), await aTemplateOfAnna()];

    const answers = [
      await preview(anna, { template_type: "user", template_id: other.board.id }),
      await preview(anna, { template_type: "user", template_id: board.id }),
      await preview(anna, { template_type: "user", template_id: "99999999999999999999" }),
      await preview(anna, { template_type: "user", template_id: "kanban" }),
      await preview(anna, { template_id: "constructor" }),
      await preview(anna, { template_id: other.board.id }),
    ];

    expect(messagesOf(answers)).toEqual(answers.map(() => [404, "Template not found"]));
    const asAdmin = await preview(await anAdmin(), { template_type: "user", template_id: other.board.id });
    expect(asAdmin.status).toBe(200);
  });

  test("is 400 without a template, 403 for people on no board", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await preview(anna, {})).json.data.params).toEqual({ template_id: "The template_id field is required." });
    expect((await preview(anna, { template_id: "kanban", template_type: "mine" })).status).toBe(400);
    expect((await preview(await aUser(), { template_id: "kanban" })).status).toBe(403);
  });
});
