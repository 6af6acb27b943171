"use client";
import { useTranslations } from "next-intl";
import { isBlocking } from "@/components/board-store/edits/dependency-edits";
import type { Direction, DependenciesProps } from "@/components/task/dependencies/dependencies";
import { toast } from "@/components/ui/feedback/toasts";
import type { RelatedTaskJson } from "@/lib/dependencies/present";

/** A removed dependency can be taken back. A circle or a second link is refused by the server, with words. */
export function useDependencyEdits(
  { task, saving: { save } }: Pick<DependenciesProps, "task" | "saving">,
  to: Direction,
) {
  const t = useTranslations("task.dependencies");
  const undo = useTranslations("ui.actions")("undo");
  const endsWith = (other: RelatedTaskJson) =>
    to === "predecessors"
      ? { predecessorId: other.id, successorId: task.id }
      : { predecessorId: task.id, successorId: other.id };

  function add(other: RelatedTaskJson) {
    const first = to === "predecessors" ? { ...other, archived_at: null } : task;
    save({ kind: "add-dependency", ...endsWith(other), isBlocking: isBlocking(first), other });
  }

  function remove(other: RelatedTaskJson) {
    save({ kind: "remove-dependency", ...endsWith(other) });
    toast(t("removed", { title: other.title }), "done", { action: { label: undo, onPress: () => add(other) } });
  }

  return { add, remove };
}
