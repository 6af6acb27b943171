"use client";
import { useFormatter, useTranslations } from "next-intl";
import { whyReadOnly } from "@/components/board/header/why-read-only";
import type { BoardJson } from "@/components/board-store/board-data";
import { useKeysOnTasks } from "@/components/board/views/use-keys-on-tasks";
import { type Shortcuts, useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { toast } from "@/components/ui/feedback/toasts";

interface TaskKeysOptions extends Pick<Parameters<typeof useKeysOnTasks>[0], "tasks" | "actions" | "quickEdit"> {
  board: BoardJson;
  /** The stage of new tasks when none has the focus; the default is the first one. */
  newTaskStage: number | undefined;
  /** In place of the view, so that it has nothing where tasks are added. */
  showsOnlyArchived: boolean;
}

/** Keys of all views. Each view lists its own ones, such as arrow keys, by `useShortcutHints`. */
export function useTaskKeys({ board, newTaskStage, showsOnlyArchived, ...options }: TaskKeysOptions) {
  const canEdit = board.abilities.edit;
  const whyNot = whyReadOnly(board, useTranslations("board.readOnly"), useFormatter());
  const t = useTranslations("board.shortcuts");
  const keys = useKeysOnTasks(options);
  // Where the view can't create a task, the key is left to the dialog for all boards.
  const create = { label: t("createTask"), run: () => compose(newTaskStage) };
  useShortcuts({ ...(!showsOnlyArchived && { c: create }), ...keys }, canEdit);
  useShortcuts(explaining(keys, whyNot), !canEdit && whyNot !== null);
}

/** Explains why the keys do nothing. */
const explaining = (keys: Shortcuts, whyNot: string | null): Shortcuts =>
  Object.fromEntries(
    Object.entries(keys).map(([key, { label }]) => [
      key,
      { label, hidden: true, run: () => whyNot && toast(whyNot, "error") },
    ]),
  );

/** In the stage or group in focus, that of the filters, or the first one in view to which tasks can be added. */
function compose(stageId: number | undefined) {
  const places = [
    document.activeElement?.closest("[data-stage]"),
    // Other groups have numbers of their own.
    document.querySelector(`[data-stage="${stageId}"]:not([data-grouped])`),
    document,
  ];
  const buttons = places.map((place) => place?.querySelector<HTMLElement>("[data-stage] [data-new-task]"));
  buttons.find((button) => button)?.click();
}
