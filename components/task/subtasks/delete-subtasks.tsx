"use client";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { Save } from "@/components/board-store/use-save";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";

export interface Deleted {
  kind: "subtask" | "group";
  id: number;
  title: string;
  /** Selectors of what gets the focus afterwards, in order of preference. */
  focusTargets: readonly string[];
}

interface DeleteSubtasksProps {
  deleted: Deleted | null;
  groups: readonly SubtaskGroupView[];
  taskId: number;
  saveAsync: Save["saveAsync"];
  container: RefObject<HTMLElement | null>;
  trigger: (ask: () => void) => React.ReactNode;
}

export function DeleteSubtasks({ deleted, groups, taskId, saveAsync, container, trigger }: DeleteSubtasksProps) {
  const t = useTranslations("subtasks.delete");
  const isGroup = deleted?.kind === "group";
  const title = deleted?.title ?? "";
  const count = isGroup ? (groups.find(({ id }) => id === deleted.id)?.subtasks.length ?? 0) : 0;

  async function remove() {
    if (!deleted) return;
    if (isGroup) await saveAsync({ kind: "delete-subtask-group", taskId, groupId: deleted.id });
    else await saveAsync({ kind: "delete-subtask", taskId, subtaskId: deleted.id });
  }

  function focusAfter(isDone: boolean) {
    const isThere = groups.some(({ id, subtasks }) =>
      isGroup ? id === deleted.id : subtasks.some((each) => each.id === deleted?.id),
    );
    return isThere && !isDone
      ? null
      : (deleted?.focusTargets
          .map((selector) => container.current?.querySelector<HTMLElement>(selector))
          .find((each) => each) ?? null);
  }

  return (
    <ConfirmDialog
      title={isGroup ? t("group") : t("subtask")}
      text={isGroup ? t.rich("groupText", { title, count, name }) : t.rich("subtaskText", { title, name })}
      confirm={isGroup ? t("deleteGroup") : t("deleteSubtask")}
      onConfirm={remove}
      finalFocus={focusAfter}
      trigger={trigger}
    />
  );
}

const name = (title: React.ReactNode) => <bdi className="wrap-anywhere">{title}</bdi>;
