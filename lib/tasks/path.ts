/** The page of a task, which over its board is a dialog. */
export const taskPath = (boardId: number, taskId: number): string => `/boards/${boardId}/tasks/${taskId}`;
