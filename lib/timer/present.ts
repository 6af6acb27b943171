import { isoDate } from "@/lib/dates/dates";
import { asksAt, secondsAt } from "@/lib/timer/count";
import { mayLog } from "@/lib/timer/may-log";
import type { OwnTimer } from "@/lib/timer/read";
import type { ChangedTimer } from "@/lib/timer/start";

export type TimerJson = ReturnType<typeof presentTimer>;

export type TimerStateJson = ReturnType<typeof presentTimerState>;

/** `now` is the server's time, at which `seconds` were counted: a device's clock may be wrong. */
export const presentTimerState = (timer: OwnTimer | null, now = new Date()) => ({
  timer: timer && presentTimer(timer, now),
  now: isoDate(now),
});

/** The task is null when the person may no longer see it. */
function presentTimer(timer: OwnTimer, now: Date) {
  const question = asksAt(timer);
  const { taskId: id, taskTitle: title, boardId: board_id, boardTitle } = timer;
  return {
    task: timer.isVisible ? { id, title, board_id, board: { id: board_id, title: boardTitle } } : null,
    started_at: isoDate(timer.startedAt),
    is_running: timer.runningSince !== null,
    seconds: secondsAt(timer, now),
    /** When the person is asked whether it should still run; null while it is paused. */
    asks_at: question && isoDate(question),
    can_log: mayLog(timer),
  };
}

/** After a write. */
export const presentChange = ({ timer, stopped, now }: ChangedTimer) => ({
  ...presentTimerState(timer, now),
  stopped: stopped && {
    task: { id: stopped.taskId, title: stopped.taskTitle, board_id: stopped.boardId },
    minutes: stopped.minutes,
    track_id: stopped.trackId,
  },
});

export function timerMessage({ timer }: ChangedTimer): string {
  if (!timer) return NONE;
  return timer.runningSince ? "The timer runs" : "The timer is paused";
}

const NONE = "There is no timer";

export function stoppedMessage({ stopped }: ChangedTimer): string {
  if (!stopped) return NONE;
  if (stopped.minutes === 0) return "Nothing was logged, because the timer ran for less than 30 seconds";
  return stopped.isCapped ? "The most that one entry can have was logged: 366 days" : "The time has been logged";
}
