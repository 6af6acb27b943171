import type { Board, CustomField, Label } from "@/generated/prisma/client";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Random } from "@/scripts/demo/random";
import type { Accounts } from "@/scripts/demo/people";

export interface SeedContext {
  board: Board;
  labels: Record<string, Label>;
  fields: Record<string, CustomField>;
  accounts: Accounts;
  /** Everyone who may edit the board; the first of them created it. */
  writers: [CurrentUser, ...CurrentUser[]];
  now: Date;
  random: Random;
}

const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

export const dayFrom = ({ now }: Pick<SeedContext, "now">, days: number, hour = 0) =>
  new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY + hour * HOUR);

/** Days from today and time of day: `-2 16:05`. */
export function timeOf(context: Pick<SeedContext, "now">, when: string): Date {
  const [days, time] = when.split(" ");
  return new Date(`${dayFrom(context, Number(days)).toISOString().slice(0, 10)}T${time}Z`);
}
