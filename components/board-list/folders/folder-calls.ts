import { api } from "@/lib/api";

const FOLDERS = "/boards/v2/admin/folders";

/** Changes folders; for admins. Each throws the ApiError of a refusal. */
export const folderCalls = {
  create: (title: string) => api<{ folder: { id: number } }>("POST", FOLDERS, { title }),
  rename: (id: number, title: string) => api("PUT", `${FOLDERS}/${id}`, { title }),
  delete: (id: number) => api("DELETE", `${FOLDERS}/${id}`),
  /** A board leaves the folder in which it was. */
  put: (id: number, boardId: number) => api("POST", `${FOLDERS}/${id}/add-board`, { board_ids: [boardId] }),
  take: (id: number, boardId: number) => api("POST", `${FOLDERS}/${id}/remove-board`, { board_id: boardId }),
};
