/** What was deleted comes back from the trash. */
export interface TrashEdit {
  kind: "restore-deleted";
  type: "task" | "stage" | "comment";
  id: number;
  /** The task of a comment or subtask. */
  parentId: number | null;
  /** Of the request, which is executed once. */
  key: number;
}
