import type { Mutation, QueryClient } from "@tanstack/react-query";
import { tasksKey } from "@/components/board-store/board-data";
import { type BoardEdit, editsIn } from "@/components/board-store/edits";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { snapshotIn, variablesOf } from "@/components/board-store/recording";
import type { Change } from "@/components/undo/inverse/inverse";
import { inverseOf } from "@/components/undo/inverse/inverse-of";
import { shownIn } from "@/components/undo/inverse/shown";

/** What the edit of a pending mutation changes, by the same names as undo. */
export function changeNames(
  client: QueryClient,
  { boardId, mutation, person }: { boardId: number; mutation: Mutation; person: number },
): Change[] {
  const edits = editsIn(variablesOf(mutation.state.variables));
  const snapshot = snapshotIn(client, boardId, client.getQueryData<LoadedTasks>(tasksKey(boardId)));
  const later = snapshot.pending.findIndex((edit) => edits.includes(edit));
  const pending = later < 0 ? snapshot.pending : snapshot.pending.slice(0, later);
  const before = shownIn(boardId, { ...snapshot, pending }, person);
  return edits.flatMap((edit) => inverseOf(edit, before)?.change ?? []);
}

/** What somebody has written, for copying it. */
export function writtenText(edit: BoardEdit): string | null {
  switch (edit.kind) {
    case "create-task":
    case "create-stage":
    case "create-subtask":
    case "rename-board":
      return edit.title;
    case "change-task":
      return typeof edit.value === "string" ? edit.value : null;
    case "create-comment":
    case "change-comment":
      return edit.text;
    case "describe-board":
      return edit.description;
    default:
      return null;
  }
}
