import { coalesce } from "@/components/ui/hooks/coalesce";
import { api } from "@/lib/api";
import type { TimerJson, TimerStateJson } from "@/lib/timer/present";

export interface ShownTimer {
  timer: TimerJson | null;
  /** When this tab got it, by its own clock. */
  at: number;
  /** How many seconds after `at` the person is asked whether it should still run. */
  asksIn: number | null;
}

export interface ChangedTimerJson extends TimerStateJson {
  stopped: { task: { id: number; title: string }; minutes: number } | null;
}

export function shownTimer({ timer, now }: TimerStateJson): ShownTimer {
  const asksAt = timer?.asks_at ?? null;
  return { timer, at: Date.now(), asksIn: asksAt === null ? null : (Date.parse(asksAt) - Date.parse(now)) / 1000 };
}

const TIMER = "/boards-app/v1/timer";

let shown: ShownTimer | null = null;
/** An answer that was requested before a change of this tab may be older than it. */
let changes = 0;
const listeners = new Set<() => void>();

function set(state: TimerStateJson) {
  shown = shownTimer(state);
  listeners.forEach((listener) => listener());
}

async function change<Answer extends TimerStateJson>(request: Promise<Answer>): Promise<Answer> {
  const answer = await request;
  changes += 1;
  set(answer);
  return answer;
}

const ofShownTask = () => ({ ...(shown?.timer?.task && { task_id: shown.timer.task.id }) });

export interface StopDetails {
  /** Instead of what was counted. */
  minutes?: number;
  message?: string;
  completed_at?: string;
}

/** The timer of the signed-in person; shared by everything on a page that shows it. */
export const timers = {
  current: (): ShownTimer | null => shown,
  reset: set,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  refresh: coalesce(async () => {
    const before = changes;
    const state = await api<TimerStateJson>("GET", TIMER);
    if (changes === before) set(state);
  }),
  /** Continues a paused one. */
  start: (boardId: number, taskId: number) =>
    change(api<ChangedTimerJson>("PUT", `/boards-app/v1/boards/${boardId}/tasks/${taskId}/timer`)),
  pause: () => change(api<ChangedTimerJson>("POST", `${TIMER}/pause`, ofShownTask())),
  keep: () => change(api<ChangedTimerJson>("POST", `${TIMER}/keep`, ofShownTask())),
  stop: (details: StopDetails = {}) =>
    change(api<ChangedTimerJson>("POST", `${TIMER}/stop`, { ...ofShownTask(), ...details })),
  discard: () => change(api<TimerStateJson>("DELETE", TIMER, ofShownTask())),
};
