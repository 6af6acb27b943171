"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ElapsedTime } from "@/components/timer/elapsed-time";
import { taskPath } from "@/lib/tasks/path";
import type { TimerJson } from "@/lib/timer/present";

const look = "flex h-full min-w-0 items-center gap-2 rounded-sm ps-2.5 pe-1.5 text-sm";

/** To the timer's task. On phones there is only room for the time. */
export function TimerLink({ timer: { task, is_running }, seconds }: { timer: TimerJson; seconds: number }) {
  const t = useTranslations("timer");
  const content = (
    <>
      <span dir="auto" className="max-w-40 truncate max-md:sr-only">
        {task?.title ?? t("hiddenTask")}
      </span>
      <ElapsedTime seconds={seconds} isRunning={is_running} />
    </>
  );
  return task ? (
    <Link href={taskPath(task.board_id, task.id)} className={`${look} hover:bg-gray-4`}>
      {content}
    </Link>
  ) : (
    <p className={look}>{content}</p>
  );
}
