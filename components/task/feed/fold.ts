import { isLine } from "@/components/board-store/edits/feed-edits";
import type { FeedEntryJson, LineInFeed } from "@/lib/activity/present";
import type { CommentJson } from "@/lib/comments/present";

/** A comment, or the lines that stand as one: most often a single one. */
export type FeedPart = { comment: CommentJson } | { lines: [LineInFeed, ...LineInFeed[]] };

const HOUR = 3_600_000;

/**
 * Folds what one person did in a row: neighbours of the feed, each within an hour of the one before. Only neighbours are
 * compared, so that a page or a new line at either end leaves all other folds as they are.
 */
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

/** Who made the task stays in sight. */
const isCreation = ({ action, column }: LineInFeed): boolean => action === "created" && column === "task";
