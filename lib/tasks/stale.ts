import { Conflict } from "@/lib/errors";

/** What a writer knew of a text when he began; `value` is undefined where he does not say. */
export interface Expected {
  updatedAt: Date | null;
  value: string | null | undefined;
}

/** What somebody else wrote since is not overwritten unseen: 409 with the text as it stands. */
export function refuseStale(current: string | null, changedAt: Date, { updatedAt, value }: Expected): void {
  const isLater = updatedAt !== null && wholeSeconds(changedAt) > wholeSeconds(updatedAt);
  const isOther = value !== undefined && (value ?? "") !== (current ?? "");
  if (isLater || isOther) throw new Conflict("Somebody else changed this text meanwhile.", { current });
}

/** Dates go out without fractions: within one second only the text itself can tell two writers apart. */
const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
