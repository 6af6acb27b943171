/** What changes a board once it is shown: edits, their answers, and what others do. */
export { applyResponse } from "@/components/board-store/apply-response";
export { upToDate } from "@/components/board-store/changes";
export { withBoardEdit } from "@/components/board-store/board-edits";
export { withDependencyEdit } from "@/components/board-store/edits/dependency-edits";
export { isDependencyEdit, isTaskEdit } from "@/components/board-store/edit-areas";
export { withTaskEdits } from "@/components/board-store/edits/many-task-edits";
export { send } from "@/components/board-store/sending/send";
export { newSync } from "@/components/board-store/sync";
