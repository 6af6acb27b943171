"use client";
import { useFormatter, useTranslations } from "next-intl";
import { whyReadOnly } from "@/components/board/header/why-read-only";
import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import type { QuickEditRequest, QuickProperty } from "@/components/board/quick-edit/quick-property";
import type { QuickEdit } from "@/components/board/quick-edit/use-quick-edit";
import { type Shortcut, type Shortcuts, useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { toast } from "@/components/ui/feedback/toasts";
import type { Translate } from "@/lib/i18n/translate";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TaskKeysOptions {
  tasks: BoardOnScreen["shown"]["tasks"];
  board: BoardJson;
  actions: TaskActions;
  /** The stage of new tasks when none has the focus; the default is the first one. */
  newTaskStage: number | undefined;
  quickEdit: QuickEdit;
}

const group = "focusedTask" as const;

/** Keys of all views. Each view lists its own ones, such as arrow keys, by `useShortcutHints`. */
export function useTaskKeys({ board, tasks, actions, newTaskStage, quickEdit }: TaskKeysOptions) {
  const canEdit = board.abilities.edit;
  const whyNot = whyReadOnly(board, useTranslations("board.readOnly"), useFormatter());
  const t = useTranslations("board.shortcuts");
  const onCard = (label: string, act: (task: TaskCardJson) => void) => ({
    label,
    group,
    run: () => {
      const task = tasks[focusedTaskId()];
      if (task && task.id > 0) act(task);
    },
  });
  const editing = (label: string, property: QuickProperty) =>
    onCard(label, ({ id }) => quickEdit({ taskId: id, property, ...placeOf(id) }));
  const keys = {
    e: onCard(t("rename"), actions.beginRename),
    ...editingKeys(t, editing),
    ".": onCard(t("finish"), actions.finish),
    w: onCard(t("watch"), actions.watch),
    Delete: onCard(t("archive"), actions.archive),
  };
  const menu = onCard(t("actions"), openMenu);
  useShortcuts({ "shift+F10": menu, ContextMenu: menu });
  // Where nothing can be created, the key is left to the dialog for other boards.
  useShortcuts({ c: { label: t("createTask"), run: () => compose(newTaskStage) }, ...keys }, canEdit);
  useShortcuts(explaining(keys, whyNot), !canEdit && whyNot !== null);
}

const editingKeys = (t: Texts, editing: (label: string, property: QuickProperty) => Shortcut) => ({
  a: editing(t("assign"), "assignees"),
  l: editing(t("label"), "labels"),
  d: editing(t("due"), "due"),
  p: editing(t("priority"), "priority"),
  s: editing(t("stage"), "stage"),
});

/** Explains why the keys do nothing. */
const explaining = (keys: Shortcuts, whyNot: string | null): Shortcuts =>
  Object.fromEntries(
    Object.entries(keys).map(([key, { label }]) => [
      key,
      { label, hidden: true, run: () => whyNot && toast(whyNot, "error") },
    ]),
  );

type Texts = Translate<"board.shortcuts">;

const openMenu = ({ id }: TaskCardJson) => cardOf(id)?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click();

/** A list may show a task several times. */
function cardOf(taskId: number): HTMLElement | null {
  const card = `[data-task="${taskId}"]`;
  return document.activeElement?.closest<HTMLElement>(card) ?? document.querySelector<HTMLElement>(card);
}

/** The cell in focus, or the card. */
function placeOf(taskId: number): Pick<QuickEditRequest, "anchor" | "focusTarget"> {
  const focused = document.activeElement;
  const cell = focused instanceof HTMLElement && focused.matches("[role=gridcell], [role=rowheader]") ? focused : null;
  const row = cardOf(taskId)?.dataset.row;
  const card = () =>
    document.querySelector<HTMLElement>(row ? `[data-row="${row}"]` : `[data-task="${taskId}"]`) ?? cardOf(taskId);
  const anchor = () => (cell?.isConnected ? cell : card());
  return { anchor, focusTarget: () => (cell?.isConnected ? cell : (card()?.querySelector("[data-opens]") ?? null)) };
}

const focusedTaskId = (): number =>
  Number(document.activeElement?.closest<HTMLElement>("[data-task]")?.dataset.task ?? 0);

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
