import "server-only";
import { type Board, type BoardMember, Prisma, type Timer } from "@/generated/prisma/client";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { rowsOf, type Tx } from "@/lib/db";
import { isOnBoard } from "@/lib/modules/on-board";
import { FeatureModules } from "@/lib/modules/read";
import { type Finder, finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

/** A timer with what its person may see of it and do with it now. */
export interface OwnTimer extends Timer {
  taskTitle: string;
  boardTitle: string;
  parentId: number | null;
  /** Whether its task can be opened: people can lose access to a board. */
  isVisible: boolean;
  /** Whether its person may still write on the board. */
  mayWrite: boolean;
  /** Whether time tracking is on there. */
  isTracking: boolean;
}

interface TimerInJson {
  timer: InJson<Timer> & { runningSince: string | null };
  taskTitle: string;
  boardTitle: string;
  parentId: number | null;
  choices: Pick<Board, "id" | "enableTimeTracking" | "enableRecurringTasks">;
  role: BoardMember["role"] | null;
  modules: unknown;
}

/** The timer of `caller (id, is_admin)` as JSON, for `timerOfJson`. */
export const timerAsJson = Prisma.sql`(
    SELECT json_build_object('timer', ${recordAsJson(Prisma.TimerScalarFieldEnum, "w")}, 'taskTitle', t.title, 'boardTitle', b.title, 'parentId', t.parent_id, 'role', m.role,
      'choices', json_build_object('id', b.id, 'enableTimeTracking', b.enable_time_tracking, 'enableRecurringTasks', b.enable_recurring_tasks),
      'modules', (SELECT value FROM setting WHERE key = 'modules'))
    FROM timer w JOIN task t ON t.id = w.task_id JOIN board b ON b.id = w.board_id LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = caller.id
    WHERE w.user_id = caller.id)`;

const withTimerTimes = withTimes<Timer>(Prisma.TimerScalarFieldEnum);

export function timerOfJson(value: unknown, { isAdmin }: Pick<CurrentUser, "isAdmin">): OwnTimer | null {
  if (!value) return null;

  const { timer, choices, role, modules, ...titles } = value as TimerInJson;
  const { runningSince } = timer;
  return {
    ...withTimerTimes(timer),
    ...titles,
    runningSince: runningSince === null ? null : new Date(runningSince),
    isVisible: isAdmin || role !== null,
    mayWrite: isAdmin || (role !== null && role !== "viewer"),
    isTracking: isOnBoard(FeatureModules.parse(modules ?? {}), "timeTracking", choices),
  };
}

export const timerOfCaller: Finder<{ timer: OwnTimer | null }> = finder({
  expression: () => timerAsJson,
  result: (value, user) => ({ timer: timerOfJson(JSON.parse(value ?? "null"), user) }),
});

export async function readTimer(tx: Tx, user: CurrentUser): Promise<OwnTimer | null> {
  const [row] = await rowsOf<{ timer: unknown }>(
    tx,
    Prisma.sql`SELECT ${timerAsJson} AS timer FROM (SELECT ${user.id}::int AS id, ${user.isAdmin}::boolean AS is_admin) caller`,
  );
  return timerOfJson(row?.timer, user);
}
