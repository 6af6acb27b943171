import type { Board, CustomField, Label } from "@/generated/prisma/client";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Chance } from "@/scripts/demo/chance";
import type { Accounts } from "@/scripts/demo/people";

/** What the telling of one board needs at every step. */
export interface Telling {
  board: Board;
  labels: Record<string, Label>;
  fields: Record<string, CustomField>;
  accounts: Accounts;
  /** Those who may write on the board; the first of them made it. */
  writers: [CurrentUser, ...CurrentUser[]];
  now: Date;
  chance: Chance;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** An hour of the day that is so many days from today. */
export const dayFrom = ({ now }: Pick<Telling, "now">, days: number, hour = 0) =>
  new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY + hour * HOUR);
