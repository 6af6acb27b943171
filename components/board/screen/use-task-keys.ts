"use client";
import { useDirection } from "@base-ui/react/direction-provider";
import { useTranslations } from "next-intl";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import { type Shortcuts, useShortcuts, useShortcutHints } from "@/components/ui/keyboard/shortcuts";
import { toast } from "@/components/ui/feedback/toasts";
import type { Translate } from "@/lib/i18n/translate";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TaskKeysOptions {
  tasks: BoardOnScreen["shown"]["tasks"];
  canEdit: boolean;
  /** Shown to people who may not edit. */
  whyNot: string | null;
  actions: TaskActions;
  /** The stage of new tasks when none has the focus; the default is the first one. */
  newTaskStage: number | undefined;
  /** `part` gets the focus in the dialog. */
  openTask: (taskId: number, part?: string) => void;
}

const group = "card" as const;

export function useTaskKeys({ tasks, canEdit, whyNot, actions, newTaskStage, openTask }: TaskKeysOptions) {
  const t = useTranslations("board.shortcuts");
  const isRtl = useDirection() === "rtl";
  const onCard = (label: string, act: (task: TaskCardJson) => void) => ({
    label,
    group,
    run: () => {
      const task = tasks[focusedTaskId()];
      if (task && task.id > 0) act(task);
    },
  });
  const opening = (label: string, part: string) => onCard(label, (task) => openTask(task.id, part));

  const keys = {
    e: onCard(t("rename"), actions.beginRename),
    a: opening(t("assign"), "assignees"),
    l: opening(t("label"), "labels"),
    d: opening(t("due"), "due"),
    p: opening(t("priority"), "priority"),
    s: opening(t("stage"), "stage"),
    w: onCard(t("watch"), actions.watch),
    Delete: onCard(t("archive"), actions.archive),
  };
  useShortcutHints(group, keysOnCard(t, isRtl));
  const menu = onCard(t("actions"), openMenu);
  useShortcuts({ "shift+F10": menu, ContextMenu: menu });
  // Where nothing can be created, the key is left to the dialog for other boards.
  useShortcuts({ c: { label: t("createTask"), run: () => compose(newTaskStage) }, ...keys }, canEdit);
  useShortcuts(explaining(keys, whyNot), !canEdit && whyNot !== null);
  useShortcutHints("cards", keysForMoving(t, isRtl), canEdit);
}

/** Explains why the keys do nothing. */
const explaining = (keys: Shortcuts, whyNot: string | null): Shortcuts =>
  Object.fromEntries(
    Object.entries(keys).map(([key, { label }]) => [
      key,
      { label, hidden: true, run: () => whyNot && toast(whyNot, "error") },
    ]),
  );

type Texts = Translate<"board.shortcuts">;

const sideways = (isRtl: boolean) => (isRtl ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"]);

/** Handled by the card's link and by `useKeyDrag`. */
function keysOnCard(t: Texts, isRtl: boolean): Readonly<Record<string, readonly string[]>> {
  const [previous = "", next = ""] = sideways(isRtl);
  return {
    [t("open")]: ["Enter"],
    [t("nextCard")]: ["ArrowDown"],
    [t("previousCard")]: ["ArrowUp"],
    [t("cardInNextStage")]: [next],
    [t("cardInPreviousStage")]: [previous],
    [t("firstCard")]: ["Home"],
    [t("lastCard")]: ["End"],
    [t("leaveStage")]: ["Tab"],
  };
}

const keysForMoving = (t: Texts, isRtl: boolean): Readonly<Record<string, readonly string[]>> => ({
  [t("pickUp")]: [" "],
  [t("move")]: ["ArrowUp", "ArrowDown", ...sideways(isRtl)],
  [t("moveToEnds")]: ["Home", "End"],
  [t("drop")]: [" ", "Enter"],
  [t("cancel")]: ["Escape"],
});

const openMenu = ({ id }: TaskCardJson) =>
  document.querySelector<HTMLElement>(`[data-task="${id}"] [aria-haspopup=menu]`)?.click();

const focusedTaskId = (): number =>
  Number(document.activeElement?.closest<HTMLElement>("[data-task]")?.dataset.task ?? 0);

function compose(stageId: number | undefined) {
  const focused = document.activeElement?.closest("[data-stage]");
  const stage =
    focused ?? document.querySelector(`[data-stage="${stageId}"]`) ?? document.querySelector("[data-stage]");
  stage?.querySelector<HTMLElement>("[data-new-task]")?.click();
}
