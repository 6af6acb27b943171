import type { BoardOnServer } from "@/components/testing/board";
import { aTask, newId, photo } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { TrashItemJson } from "@/lib/trash/present";

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

const DAY = 24 * 60 * 60 * 1000;
const wire = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, "+00:00");

/** Deleted ten days ago by Nora. */
export const aTrashItem = (
  type: TrashItemJson["type"],
  title: string,
  facts: Partial<TrashItemJson> = {},
): TrashItemJson => ({
  id: newId(),
  type,
  record_id: newId(),
  title,
  contents: 0,
  task_id: null,
  task_title: null,
  needs_stage: false,
  deleted_by: { ID: 1, display_name: "Nora Example", photo },
  deleted_at: wire(Date.now() - 10 * DAY),
  ends_at: wire(Date.now() + 20 * DAY - 60_000),
  ...facts,
});

/** A trash on the faked server. */
export function trashAt(path: string, items: TrashItemJson[], restored: (item: TrashItemJson) => object = () => ({})) {
  let left = items;
  const take = (isIt: (item: TrashItemJson) => boolean) => {
    const item = left.find(isIt);
    left = left.filter((each) => each !== item);
    return item ? restored(item) : {};
  };
  server.answer(`GET ${path}`, () => ({ items: { data: left, total: left.length, current_page: 1, last_page: 1 } }));
  server.answer(`POST ${path}/restore`, ({ body }) => take(({ record_id }) => record_id === body.id));
  server.answer(`DELETE ${path}/{item}`, ({ params }) => take(({ id }) => id === Number(params.item)));
}
