import { Conflict } from "@/lib/errors";

/** 409 with the current text, so that nobody overwrites another person's change unseen. */
export class StaleText extends Conflict {
  constructor(current: string | null, more: object | null = null) {
    super("Somebody else changed this text meanwhile.", { current, ...more });
  }
}

export const isSameText = (one: string | null, other: string | null): boolean => (one ?? "") === (other ?? "");
