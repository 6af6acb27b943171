import type { BoardOnServer } from "@/components/testing/board";
import { aTask } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { TaskJson } from "@/lib/tasks/present/task";

export const ARCHIVED = "2026-11-20 08:00:00";

/** The board's archive on the faked server: these tasks, the last archived first. */
export function archiveOf(world: BoardOnServer, titles: string[]) {
  const [toDo] = world.board.stages;
  const archived = new Map<number, TaskJson>();
  const put = (title: string, stageId = toDo?.id ?? null, facts: Partial<TaskJson> = {}) => {
    const task = aTask(title, { board_id: world.board.id, stage_id: stageId, archived_at: ARCHIVED, ...facts });
    archived.set(task.id, task);
    server.answer(`GET ${world.path}/tasks/${task.id}`, () => ({
      task: { ...task, board: world.board, stage: toDo, nextStage: null, attachments: [] },
    }));
    return task;
  };
  for (const title of titles) put(title);

  server.answer(`GET ${world.path}/archived-tasks`, ({ query }) => {
    const data = [...archived.values()].filter(({ title }) =>
      title.toLowerCase().includes((query.get("searchInput") ?? "").toLowerCase()),
    );
    return { tasks: { data, total: data.length, current_page: 1, last_page: 1 } };
  });
  const takeOut = (ids: number[]) =>
    ids.flatMap((id) => {
      const task = archived.get(id);
      archived.delete(id);
      return task ? [{ ...task, archived_at: null }] : [];
    });
  server.answer(`PUT ${world.path}/bulk-restore-tasks`, ({ body }) => ({
    updatedTasks: takeOut(body.task_ids),
    failed_tasks: [],
  }));
  server.answer(`PUT /boards-app/v1/boards/${world.board.id}/stages/{stage}/restore-tasks`, ({ params, body }) => ({
    updatedTasks: takeOut(body.task_ids).map((task) => ({ ...task, stage_id: Number(params.stage) })),
    failed_tasks: [],
  }));
  server.answer(`DELETE ${world.path}/bulk-delete-tasks`, ({ body }) => {
    takeOut(body.task_ids);
    return { updatedTasks: [], failed_tasks: [] };
  });
  return { put };
}
