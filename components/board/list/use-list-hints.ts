"use client";
import { useTranslations } from "next-intl";
import { keysForMoving } from "@/components/board/drag/key-hints";
import { useShortcutHints } from "@/components/ui/keyboard/shortcuts";
import { useSidewaysArrows } from "@/components/ui/keyboard/use-sideways-arrows";

/** Lists the keys of rows and groups, which `groupKeys` and `useDrag` handle. */
export function useListHints({ canMove, isOrdered }: { canMove: boolean; isOrdered: boolean }): void {
  const t = useTranslations("board.shortcuts");
  const list = useTranslations("boardList.shortcuts");
  const [previous, next] = useSidewaysArrows();
  useShortcutHints("focusedTask", {
    [t("open")]: ["Enter"],
    [t("nextTask")]: ["ArrowDown"],
    [t("previousTask")]: ["ArrowUp"],
    [list("firstTask")]: ["Home"],
    [list("lastTask")]: ["End"],
    [list("groupOfTask")]: [previous],
    [list("leaveGroup")]: ["Tab"],
    [list("expand")]: [next],
    [list("collapse")]: [previous],
  });
  const moves = {
    ...(isOrdered && { [list("move")]: ["ArrowUp", "ArrowDown"] }),
    [list("moveToGroup")]: isOrdered ? [previous, next] : ["ArrowUp", "ArrowDown", previous, next],
    [t("moveToEnds")]: ["Home", "End"],
  };
  useShortcutHints("moving", keysForMoving(t, moves), canMove);
}
