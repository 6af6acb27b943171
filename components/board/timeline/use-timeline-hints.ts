"use client";
import { useTranslations } from "next-intl";
import { keysForMoving } from "@/components/board/drag/key-hints";
import { useShortcutHints } from "@/components/ui/keyboard/shortcuts";
import { useSidewaysArrows } from "@/components/ui/keyboard/use-sideways-arrows";

/** Lists the keys of tasks and bars, which `useTimelineKeys` and `useLiftedKeys` handle. */
export function useTimelineHints({ canMove, canLink }: { canMove: boolean; canLink: boolean }): void {
  const t = useTranslations("board.shortcuts");
  const timeline = useTranslations("boardTimeline.shortcuts");
  const [previous, next] = useSidewaysArrows();
  useShortcutHints("focusedTask", {
    [canMove ? timeline("plan") : t("open")]: ["Enter"],
    [timeline("nextTask")]: ["ArrowDown"],
    [timeline("previousTask")]: ["ArrowUp"],
    [timeline("firstTask")]: ["Home"],
    [timeline("lastTask")]: ["End"],
    [timeline("toBar")]: [next],
    [timeline("scroll")]: [previous, next],
    [timeline("leave")]: ["Tab"],
    ...(canLink && { [timeline("blocks")]: ["b"] }),
  });
  const moves = {
    [timeline("move")]: [previous, next],
    [timeline("moveEnd")]: [`shift+${previous}`, `shift+${next}`],
    [timeline("moveStart")]: [`alt+${previous}`, `alt+${next}`],
  };
  useShortcutHints("moving", keysForMoving(t, moves), canMove);
}
