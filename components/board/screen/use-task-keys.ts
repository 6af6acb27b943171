"use client";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import { type Shortcuts, useShortcuts, useShortcutHints } from "@/components/ui/keyboard/shortcuts";
import { toast } from "@/components/ui/feedback/toasts";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TaskKeysOptions {
  tasks: BoardOnScreen["shown"]["tasks"];
  canEdit: boolean;
  /** Shown to people who may not edit. */
  whyNot: string | null;
  actions: TaskActions;
  /** `part` gets the focus in the dialog. */
  openTask: (taskId: number, part?: string) => void;
}

const group = "card" as const;

export function useTaskKeys({ tasks, canEdit, whyNot, actions, openTask }: TaskKeysOptions) {
  const onCard = (label: string, act: (task: TaskCardJson) => void) => ({
    label,
    group,
    run: () => {
      const task = tasks[focusedTaskId()];
      if (task && task.id > 0) act(task);
    },
  });
  const opening = (label: string, part: string) => onCard(label, (task) => openTask(task.id, part));

  const keys: Shortcuts = {
    c: { label: "Create a task", run: compose },
    e: onCard("Rename", actions.beginRename),
    a: opening("Assign", "assignees"),
    l: opening("Label", "labels"),
    d: opening("Set the due date", "due"),
    p: opening("Set the priority", "priority"),
    s: opening("Move to another stage", "stage"),
    w: onCard("Watch, or no longer", actions.watch),
    Delete: onCard("Archive", actions.archive),
  };
  useShortcutHints(group, ON_CARD);
  useShortcuts({
    "shift+F10": onCard("Show its actions", openMenu),
    ContextMenu: onCard("Show its actions", openMenu),
  });
  useShortcuts(keys, canEdit);
  useShortcuts(explaining(keys, whyNot), !canEdit && whyNot !== null);
  useShortcutHints("cards", MOVING, canEdit);
}

/** Explains why the keys do nothing. */
const explaining = (keys: Shortcuts, whyNot: string | null): Shortcuts =>
  Object.fromEntries(
    Object.entries(keys).map(([key, { label }]) => [
      key,
      { label, hidden: true, run: () => whyNot && toast(whyNot, "error") },
    ]),
  );

/** Handled by the card's link and by `useKeyDrag`. */
const ON_CARD = {
  Open: ["Enter"],
  "Next card": ["ArrowDown"],
  "Previous card": ["ArrowUp"],
  "Card of the next stage": ["ArrowRight"],
  "Card of the previous stage": ["ArrowLeft"],
  "First card of the stage": ["Home"],
  "Last card of the stage": ["End"],
  "Leave the cards of the stage": ["Tab"],
};

const MOVING = {
  "Pick it up": [" "],
  "Move it": ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
  "Move it to the start or the end": ["Home", "End"],
  "Put it down": [" ", "Enter"],
  "Put it back": ["Escape"],
};

const openMenu = ({ id }: TaskCardJson) =>
  document.querySelector<HTMLElement>(`[data-task="${id}"] [aria-haspopup=menu]`)?.click();

const focusedTaskId = (): number =>
  Number(document.activeElement?.closest<HTMLElement>("[data-task]")?.dataset.task ?? 0);

function compose() {
  const focused = document.activeElement?.closest("[data-stage]");
  (focused ?? document.querySelector("[data-stage]"))?.querySelector<HTMLElement>("[data-new-task]")?.click();
}
