"use client";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import { type PageKeys, useKeys, useListedKeys } from "@/components/ui/keyboard/keys";
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

const group = "The card in focus";

export function useTaskKeys({ tasks, canEdit, whyNot, actions, openTask }: TaskKeysOptions) {
  const onCard = (does: string, act: (task: TaskCardJson) => void) => ({
    does,
    group,
    run: () => {
      const task = tasks[focusedTaskId()];
      if (task && task.id > 0) act(task);
    },
  });
  const opening = (does: string, part: string) => onCard(does, (task) => openTask(task.id, part));

  const keys: PageKeys = {
    c: { does: "Create a task", run: compose },
    e: onCard("Rename", actions.beginRename),
    a: opening("Assign", "assignees"),
    l: opening("Label", "labels"),
    d: opening("Set the due date", "due"),
    p: opening("Set the priority", "priority"),
    s: opening("Move to another stage", "stage"),
    w: onCard("Watch, or no longer", actions.watch),
    Delete: onCard("Archive", actions.archive),
  };
  useListedKeys(group, ON_CARD);
  useKeys({ "shift+F10": onCard("Show its actions", openMenu), ContextMenu: onCard("Show its actions", openMenu) });
  useKeys(keys, canEdit);
  useKeys(explaining(keys, whyNot), !canEdit && whyNot !== null);
  useListedKeys("Moving a card or a stage", MOVING, canEdit);
}

/** Explains why the keys do nothing. */
const explaining = (keys: PageKeys, whyNot: string | null): PageKeys =>
  Object.fromEntries(
    Object.entries(keys).map(([key, { does }]) => [
      key,
      { does, hidden: true, run: () => whyNot && toast(whyNot, "error") },
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
