"use client";
import { useTranslations } from "next-intl";
import { Play, Square } from "lucide-react";
import { useTimer } from "@/components/timer/use-timer";
import { useTimerActions } from "@/components/timer/use-timer-actions";
import { MenuItem } from "@/components/ui/overlays/menu-items";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** In the menu of a task: starts the timer there, or stops it. */
export function TimerItem({ task: { id, board_id } }: { task: { id: number; board_id: number } }) {
  const t = useTranslations("timer.commands");
  const { start, stop } = useTimerActions();
  const timer = useTimer()?.timer;
  return timer?.is_running && timer.task?.id === id ? (
    <MenuItem icon={<Square {...icon} />} onClick={stop}>
      {t("stop")}
    </MenuItem>
  ) : (
    <MenuItem icon={<Play {...icon} />} onClick={() => start(board_id, id)}>
      {t("start")}
    </MenuItem>
  );
}
