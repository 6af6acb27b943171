"use client";
import { useTranslations } from "next-intl";
import { Pause, Play } from "lucide-react";
import { useTimerActions } from "@/components/timer/use-timer-actions";
import { Button } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import type { TimerJson } from "@/lib/timer/present";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function PauseButton({ timer: { task, is_running, can_log } }: { timer: TimerJson }) {
  const t = useTranslations("timer");
  const { busy, start, pause } = useTimerActions();
  if (!task || (!is_running && !can_log)) return null;

  const name = t(is_running ? "pause" : "continue");
  return (
    <Tooltip text={name}>
      <Button
        kind="quiet"
        size="smallIcon"
        busy={busy}
        aria-label={name}
        onClick={() => (is_running ? pause() : start(task.board_id, task.id))}
      >
        {is_running ? <Pause {...icon} /> : <Play {...icon} />}
      </Button>
    </Tooltip>
  );
}
