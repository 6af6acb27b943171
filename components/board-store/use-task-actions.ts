"use client";
import { useLayoutEffect, useMemo, useState } from "react";
import { errorTexts } from "@/components/i18n/error-texts";
import { focusNeighbour } from "@/components/ui/keyboard/focus-neighbour";
import { useFinishing } from "@/components/board-store/use-finishing";
import { useCopyLink } from "@/components/ui/hooks/use-copy-link";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { Save } from "@/components/board-store/use-save";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { Viewer } from "@/lib/boards/abilities";
import {
  archiving,
  assigning,
  type KnownPerson,
  movingTo,
  movingToEnd,
  renaming,
  watching,
} from "@/components/board-store/edits/edit-factories";
import { templateEdit } from "@/components/board-store/edits/template-edits";
import { taskPath } from "@/lib/tasks/path";
import type { StageJson } from "@/lib/stages/present";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export type TaskActions = ReturnType<typeof useTaskActions>;

interface TaskActionsOptions {
  columns: BoardOnScreen["columns"];
  viewer: Viewer;
  saving: Save;
  stagesOf: (task: TaskCardJson) => readonly StageJson[];
  /** Asks how to copy a task or where to move it, on screens that can. */
  transfer?: (task: TaskCardJson, kind: "duplicate" | "template" | "move") => void;
}

interface TitleEdit {
  taskId: number;
  /** A title that could not be saved. */
  rejected?: string;
}

export function useTaskActions({ columns, viewer, saving, stagesOf, transfer }: TaskActionsOptions) {
  const { save } = saving;
  const copyLink = useCopyLink();
  const finish = useFinishing(save, stagesOf);
  const renames = useRenaming(saving);
  const [latestColumns] = useState(() => latest(columns));
  useLayoutEffect(() => latestColumns.set(columns), [latestColumns, columns]);
  const onCard = useMemo(
    () =>
      cardActions(latestColumns.now, { ID: viewer.id, display_name: viewer.name, photo: viewer.photo }, save, copyLink),
    [latestColumns, viewer, save, copyLink],
  );

  return useMemo(
    () => ({
      ...renames,
      ...onCard,
      finish,
      transfer,
      /** Null in the free tier. */
      makeTemplate: viewer.isPro ? onCard.makeTemplate : null,
    }),
    [renames, onCard, finish, transfer, viewer.isPro],
  );
}

function useRenaming({ saveAsync }: Pick<Save, "saveAsync">) {
  const [renamed, setRenamed] = useState<TitleEdit | null>(null);
  return useMemo(
    () => ({
      renamed,
      beginRename: ({ id }: TaskCardJson) => setRenamed({ taskId: id }),
      endRename: () => setRenamed(null),
      /** A rejected title returns to its field, unless another card is being renamed. */
      rename: (task: TaskCardJson, title: string) =>
        void saveAsync(renaming(task, title)).catch((error: unknown) => {
          toast(errorTexts()("notSaved", { title, problem: errorMessage(error) }), "error");
          setRenamed((now) => now ?? { taskId: task.id, rejected: title });
        }),
    }),
    [renamed, saveAsync],
  );
}

function latest<Value>(value: Value) {
  return { now: () => value, set: (next: Value) => void (value = next) };
}

/** Columns are looked up on use, so that cards do not render again when they change. */
function cardActions(
  latestColumns: () => BoardOnScreen["columns"],
  me: KnownPerson,
  save: Save["save"],
  copyLink: ReturnType<typeof useCopyLink>,
) {
  const inStage = (stageId: number | null) => latestColumns().get(stageId ?? 0) ?? [];

  function archive(task: TaskCardJson) {
    focusNextCard(task.id);
    save(archiving(task, new Date()));
  }

  return {
    assignMe: (task: TaskCardJson) => save(assigning(task, me)),
    watch: (task: TaskCardJson) => save(watching(task, me)),
    pin: (task: TaskCardJson) => save({ kind: "pin-task", taskId: task.id, isPinned: !task.is_pinned }),
    makeTemplate: (task: TaskCardJson) => save(templateEdit(task)),
    moveTo: (task: TaskCardJson, stageId: number) => save(movingTo(task, stageId, inStage(stageId))),
    moveToTop: (task: TaskCardJson) => save(movingTo(task, task.stage_id ?? 0, inStage(task.stage_id))),
    moveToEnd: (task: TaskCardJson) => save(movingToEnd(task, inStage(task.stage_id))),
    copyLink: ({ board_id, id }: TaskCardJson) => copyLink(new URL(taskPath(board_id, id), location.origin).href),
    archive,
  };
}

function focusNextCard(taskId: number) {
  const place = document.querySelector(`[data-task="${taskId}"]`)?.closest("li");
  focusNeighbour(place, "a[href]", place?.closest("[data-stage]")?.querySelector<HTMLElement>("[data-new-task=end]"));
}
