import { api } from "@/lib/api";

/** For oneself; a viewer may do it, too. */
export const starBoard = (boardId: number, isStarred: boolean): Promise<unknown> =>
  api(isStarred ? "PUT" : "DELETE", `/boards-app/v1/boards/${boardId}/star`);
