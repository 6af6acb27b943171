import { isLine } from "@/components/board-store/edits/feed-edits";
import type { FeedEntryJson, LineInFeed } from "@/lib/activity/present";
import type { CommentJson } from "@/lib/comments/present";

export type FeedPart = { comment: CommentJson } | { lines: [LineInFeed, ...LineInFeed[]] };

const HOUR = 3_600_000;

/** Compares neighbours only, so that a new page at either end leaves other folds as they are. */
export function folded(entries: readonly FeedEntryJson[]): FeedPart[] {
  const parts: FeedPart[] = [];
  let before: LineInFeed | null = null;
  for (const entry of entries) {
    const last = parts.at(-1);
    if (!isLine(entry)) parts.push({ comment: entry });
    else if (before && last && "lines" in last && goTogether(before, entry)) last.lines.push(entry);
    else parts.push({ lines: [entry] });
    before = isLine(entry) ? entry : null;
  }
  return parts;
}

function goTogether(one: LineInFeed, other: LineInFeed): boolean {
  if (one.created_by === null || one.created_by !== other.created_by) return false;
  if (isCreation(one) || isCreation(other)) return false;

  return Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) <= HOUR;
}

/** The creation of the task is never folded. */
const isCreation = ({ action, column }: LineInFeed): boolean => action === "created" && column === "task";
