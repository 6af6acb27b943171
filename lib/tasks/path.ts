/** The page of a task, which opens as a dialog over its board. */
export const taskPath = (boardId: number, taskId: number): string => `/boards/${boardId}/tasks/${taskId}`;
