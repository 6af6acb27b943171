export const taskPath = (boardId: number, taskId: number): string => `/boards/${boardId}/tasks/${taskId}`;
