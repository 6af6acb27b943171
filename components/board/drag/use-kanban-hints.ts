"use client";
import { useTranslations } from "next-intl";
import { keysForMoving } from "@/components/board/drag/key-hints";
import { useShortcutHints } from "@/components/ui/keyboard/shortcuts";
import { useSidewaysArrows } from "@/components/ui/keyboard/use-sideways-arrows";

/** Lists the keys of cards and stages, which `useDrag` handles. */
export function useKanbanHints(canMove: boolean): void {
  const t = useTranslations("board.shortcuts");
  const [previous, next] = useSidewaysArrows();
  useShortcutHints("focusedTask", {
    [t("open")]: ["Enter"],
    [t("nextTask")]: ["ArrowDown"],
    [t("previousTask")]: ["ArrowUp"],
    [t("taskInNextStage")]: [next],
    [t("taskInPreviousStage")]: [previous],
    [t("firstTask")]: ["Home"],
    [t("lastTask")]: ["End"],
    [t("leaveStage")]: ["Tab"],
  });
  const moves = {
    [t("move")]: ["ArrowUp", "ArrowDown", previous, next],
    [t("moveToEnds")]: ["Home", "End"],
  };
  useShortcutHints("moving", keysForMoving(t, moves), canMove);
}
