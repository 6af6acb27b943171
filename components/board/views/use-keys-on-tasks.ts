"use client";
import { useTranslations } from "next-intl";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import type { QuickEditRequest, QuickProperty } from "@/components/board/quick-edit/quick-property";
import type { QuickEdit } from "@/components/board/quick-edit/use-quick-edit";
import { extendSelection, toggleSelected } from "@/components/selection/selection";
import { toast } from "@/components/ui/feedback/toasts";
import { type Shortcut, type Shortcuts, useShortcuts } from "@/components/ui/keyboard/shortcuts";
import type { Translate } from "@/lib/i18n/translate";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface KeyOptions {
  tasks: BoardOnScreen["shown"]["tasks"];
  actions: TaskActions;
  quickEdit: QuickEdit;
  /** Why a task can't be edited, if so. */
  whyReadOnly?: (task: TaskCardJson) => string | null;
}

const group = "focusedTask" as const;

/** The keys that edit the task in focus, in all views. Also lets keys open its menu. */
export function useKeysOnTasks({ tasks, actions, quickEdit, whyReadOnly }: KeyOptions): Shortcuts {
  const t = useTranslations("board.shortcuts");
  const onTask = (label: string, act: (task: TaskCardJson) => void) => ({
    label,
    group,
    run: () => {
      const task = tasks[focusedTaskId()];
      if (task && task.id > 0) act(task);
    },
  });
  const editing = (label: string, edit: (task: TaskCardJson) => void) =>
    onTask(label, (task) => {
      const whyNot = whyReadOnly?.(task);
      if (whyNot) toast(whyNot, "error");
      else edit(task);
    });
  const menu = onTask(t("actions"), openMenu);
  useShortcuts({ "shift+F10": menu, ContextMenu: menu });
  return {
    e: editing(t("rename"), actions.beginRename),
    ...propertyKeys(t, (label, property) =>
      editing(label, ({ id }) => quickEdit({ taskId: id, property, ...placeOf(id) })),
    ),
    ".": editing(t("finish"), actions.finish),
    x: onTask(t("select"), ({ id }) => toggleSelected(id)),
    "shift+x": onTask(t("selectRange"), ({ id }) => extendSelection(id)),
    w: editing(t("watch"), actions.watch),
    Delete: editing(t("archive"), actions.archive),
  };
}

type Texts = Translate<"board.shortcuts">;

const propertyKeys = (t: Texts, editing: (label: string, property: QuickProperty) => Shortcut) => ({
  a: editing(t("assign"), "assignees"),
  l: editing(t("label"), "labels"),
  d: editing(t("due"), "due"),
  p: editing(t("priority"), "priority"),
  s: editing(t("stage"), "stage"),
});

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
