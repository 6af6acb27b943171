"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Pause, Play, Square } from "lucide-react";
import { type OfferedCommand, type OfferedTask, useOffer, useOffered } from "@/components/commands/offers";
import { useTimerActions } from "@/components/timer/use-timer-actions";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { Translate } from "@/lib/i18n/translate";
import { hasModule } from "@/lib/modules/on-screen";
import type { TimerJson } from "@/lib/timer/present";

/** In the palette: of the timer anywhere, and to start it on the open task. */
export function TimerCommands({ timer }: { timer: TimerJson | null }) {
  const t = useTranslations("timer.commands");
  const actions = useLatest(useTimerActions());
  const { task: open } = useOffered();
  useOffer(
    "commands",
    useMemo(() => commandsFor(timer, open, t, actions), [timer, open, t, actions]),
  );
  return null;
}

type Actions = ReturnType<typeof useLatest<ReturnType<typeof useTimerActions>>>;

function commandsFor(
  timer: TimerJson | null,
  open: OfferedTask | undefined,
  t: Translate<"timer.commands">,
  actions: Actions,
): readonly OfferedCommand[] {
  const task = timer?.task;
  const start = (id: string, boardId: number, taskId: number): OfferedCommand => ({
    id,
    title: t(id === "timer start" ? "start" : "continue"),
    words: t("words"),
    Icon: Play,
    run: () => void actions.current.start(boardId, taskId),
  });
  const canStart = open?.canEdit && task?.id !== open.task.id && hasModule(open.viewer, "timeTracking", open.board);
  return [
    ...(open && canStart ? [start("timer start", open.board.id, open.task.id)] : []),
    ...(timer?.is_running
      ? [
          {
            id: "timer pause",
            title: t("pause"),
            words: t("words"),
            Icon: Pause,
            run: () => void actions.current.pause(),
          },
        ]
      : []),
    ...(timer && task && !timer.is_running && timer.can_log ? [start("timer continue", task.board_id, task.id)] : []),
    ...(timer?.can_log
      ? [
          {
            id: "timer stop",
            title: t("stop"),
            words: t("words"),
            Icon: Square,
            run: () => void actions.current.stop(),
          },
        ]
      : []),
  ];
}
