import { anyone, type Endpoints } from "@/scripts/contract/endpoints/entry";

export const BATCH_ENDPOINTS: Endpoints = {
  "POST /batch/v1": anyone({
    summary: "Send several writes at once",
    status: 207,
    body: ({ board, task }) => ({
      requests: [
        {
          path: `/boards/v2/projects/${board.id}/tasks/${task.id}`,
          method: "PUT",
          body: { property: "title", value: "New" },
        },
      ],
    }),
  }),
};
