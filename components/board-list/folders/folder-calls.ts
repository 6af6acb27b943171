import { api } from "@/lib/api";

const FOLDERS = "/boards/v2/admin/folders";

export const folderCalls = {
  create: (title: string) => api<{ folder: { id: number } }>("POST", FOLDERS, { title }),
  rename: (id: number, title: string) => api("PUT", `${FOLDERS}/${id}`, { title }),
  delete: (id: number) => api("DELETE", `${FOLDERS}/${id}`),
  put: (id: number, boardId: number) => api("POST", `${FOLDERS}/${id}/add-board`, { board_ids: [boardId] }),
  take: (id: number, boardId: number) => api("POST", `${FOLDERS}/${id}/remove-board`, { board_id: boardId }),
};
