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
}

/** Keys of all views. Each view lists its own ones, such as arrow keys, by `useShortcutHints`. */
export function useTaskKeys({ board, newTaskStage, ...options }: TaskKeysOptions) {
  const canEdit = board.abilities.edit;
  const whyNot = whyReadOnly(board, useTranslations("board.readOnly"), useFormatter());
  const t = useTranslations("board.shortcuts");
  const keys = useKeysOnTasks(options);
  // Where nothing can be created, the key is left to the dialog for other boards.
  useShortcuts({ c: { label: t("createTask"), run: () => compose(newTaskStage) }, ...keys }, canEdit);
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

function compose(stageId: number | undefined) {
  const focused = document.activeElement?.closest("[data-stage]");
  const stage =
    focused ?? document.querySelector(`[data-stage="${stageId}"]`) ?? document.querySelector("[data-stage]");
  stage?.querySelector<HTMLElement>("[data-new-task]")?.click();
}
