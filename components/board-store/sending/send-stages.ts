import { boardPath } from "@/components/board-store/board-data";
import type { EditResponse } from "@/components/board-store/edits";
import { assignServerId, requestKey, serverIdOf } from "@/components/board-store/edits/local-ids";
import { api } from "@/lib/api";
import type { StageEdit } from "@/components/board-store/edits/stage-edits";
import type { StageJson } from "@/lib/stages/present";
import type { TaskJson } from "@/lib/tasks/present/task";

interface StagesResponse {
  updatedStages: StageJson[];
}

/** Saves an edit of a stage or of their order. @throws ApiError */
export async function sendStageEdit(boardId: number, edit: StageEdit): Promise<EditResponse> {
  const board = boardPath(boardId);
  switch (edit.kind) {
    case "create-stage":
      return createStage(board, edit);
    case "change-stage":
      return updateStage(board, edit.stageId, { stage: { title: edit.title, cover_bg: edit.background ?? "" } });
    case "close-in-stage":
      return updateStage(board, edit.stageId, { settings: { default_task_status: edit.status } });
    case "show-stage":
      return flip(`${board}/stage-view/${serverIdOf(edit.stageId)}`);
    case "template-stage":
      return flip(`${board}/stage/${serverIdOf(edit.stageId)}/update-stage-template`);
    case "limit-stage":
      return limitStage(boardId, edit);
    case "order-stages": {
      const list = edit.stageIds.map(serverIdOf);
      const { updatedStages } = await api<StagesResponse>("PUT", `${board}/re-position-stages`, { list });
      return { stages: updatedStages };
    }
    case "archive-stage":
    case "restore-stage": {
      const path = `${board}/${edit.kind}/${serverIdOf(edit.stageId)}`;
      const { updatedStage } = await api<{ updatedStage: StageJson }>("PUT", path);
      return { stages: [updatedStage], isStale: edit.kind === "restore-stage" };
    }
    case "sort-stage":
      return sortStage(board, edit);
  }
}

async function flip(path: string): Promise<EditResponse> {
  const { stage } = await api<{ stage: StageJson }>("PUT", path);
  return { stages: [stage] };
}

async function limitStage(
  boardId: number,
  { stageId, limit }: Extract<StageEdit, { kind: "limit-stage" }>,
): Promise<EditResponse> {
  const path = `/boards-app/v1/boards/${boardId}/stages/${serverIdOf(stageId)}/limit`;
  const { stage } = await api<{ stage: StageJson }>("PUT", path, { limit });
  return { stages: [stage] };
}

async function createStage(
  board: string,
  { id, title }: Extract<StageEdit, { kind: "create-stage" }>,
): Promise<EditResponse> {
  const key = requestKey("stage", id);
  const { updatedStages } = await api<StagesResponse>("POST", `${board}/stage-create`, { title }, key);
  const created = updatedStages[0];
  if (created) assignServerId(id, created.id);
  return { stages: updatedStages };
}

const updateStage = (board: string, stageId: number, change: Parameters<typeof api>[2]): Promise<EditResponse> =>
  api("PUT", `${board}/update-stage/${serverIdOf(stageId)}`, change);

async function sortStage(
  board: string,
  { stageId, order, direction }: Extract<StageEdit, { kind: "sort-stage" }>,
): Promise<EditResponse> {
  const { updatedTasks } = await api<{ updatedTasks: TaskJson[] }>(
    "PUT",
    `${board}/stage/${serverIdOf(stageId)}/sort-task`,
    { order, orderBy: direction },
  );
  return { tasks: updatedTasks, isStale: true };
}
