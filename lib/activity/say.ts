import { type Part, type Settings, words } from "@/lib/activity/words";

/** An empty text is none. */
export interface Facts {
  before: string | null;
  after: string | null;
  description: string | null;
  settings: Settings;
  actor: string;
}

export type Say = (facts: Facts) => readonly Part[];

export const privacyOf = (value: string | null): string => (value === "public" ? "public" : "private");

/** What is still called so was changed otherwise. */
export function renamed(what: string): Say {
  return ({ before, after }) => {
    if (before === after) return [`changed ${what} `, ...words`${after}`];
    return before
      ? [`renamed ${what} from `, ...words`${before} to ${after}`]
      : [`renamed ${what} to `, ...words`${after}`];
  };
}
