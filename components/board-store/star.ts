import { api } from "@/lib/api";

/** A star is personal: viewers may set it, too. */
export const starBoard = (boardId: number, isStarred: boolean): Promise<unknown> =>
  api(isStarred ? "PUT" : "DELETE", `/boards-app/v1/boards/${boardId}/star`);
