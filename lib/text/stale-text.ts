import { Conflict } from "@/lib/errors";

/** 409 with the text as it stands: what somebody else wrote since is not overwritten unseen. */
export class StaleText extends Conflict {
  constructor(current: string | null, more: object | null = null) {
    super("Somebody else changed this text meanwhile.", { current, ...more });
  }
}

/** None and an empty one are the same. */
export const isSameText = (one: string | null, other: string | null): boolean => (one ?? "") === (other ?? "");
