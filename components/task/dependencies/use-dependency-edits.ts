"use client";
import { isBlocking } from "@/components/board-store/edits/blocking";
import type { Direction, DependenciesProps } from "@/components/task/dependencies/dependencies";
import type { RelatedTaskJson } from "@/lib/dependencies/present";

/** A removed dependency can be taken back. A circle or a second link is refused by the server, with words. */
export function useDependencyEdits(
  { task, saving: { save } }: Pick<DependenciesProps, "task" | "saving">,
  to: Direction,
) {
  const endsWith = (other: RelatedTaskJson) =>
    to === "predecessors"
      ? { predecessorId: other.id, successorId: task.id }
      : { predecessorId: task.id, successorId: other.id };

  function add(other: RelatedTaskJson) {
    const first = to === "predecessors" ? { ...other, archived_at: null } : task;
    save({ kind: "add-dependency", ...endsWith(other), isBlocking: isBlocking(first), other });
  }

  const remove = (other: RelatedTaskJson) => save({ kind: "remove-dependency", ...endsWith(other) });
  return { add, remove };
}
