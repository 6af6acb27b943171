import { api } from "@/lib/api";
import type { paginator } from "@/lib/http/response/paginator";
import type { StageJson } from "@/lib/stages/present";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { TrashItemJson } from "@/lib/trash/present";

export type { TrashItemJson };

type Page = ReturnType<typeof paginator<TrashItemJson>>;

const PER_PAGE = 50;

/** Null for the trash with the boards themselves. */
const pathOf = (boardId: number | null) =>
  boardId === null ? "/boards-app/v1/trash" : `/boards-app/v1/boards/${boardId}/trash`;

/** What was deleted last first. */
export const readTrash = (boardId: number | null, page: number): Promise<Page> =>
  api<{ items: Page }>("GET", `${pathOf(boardId)}?page=${page}&per_page=${PER_PAGE}`).then(({ items }) => items);

export interface RestoredJson {
  updatedTasks?: TaskJson[];
  stage?: StageJson;
  tasks?: TaskJson[];
}

/** By the id of the record. @throws ApiError, 409 when what it belongs to is gone */
export const restoreFromTrash = (
  boardId: number | null,
  type: TrashItemJson["type"],
  id: number,
  stageId?: number,
): Promise<RestoredJson> =>
  api("POST", `${pathOf(boardId)}/restore`, { type, id, ...(stageId !== undefined && { stage_id: stageId }) });

export const deleteForGood = (boardId: number | null, itemId: number): Promise<unknown> =>
  api("DELETE", `${pathOf(boardId)}/${itemId}`);

export const emptyTrash = (boardId: number): Promise<unknown> => api("DELETE", pathOf(boardId));
