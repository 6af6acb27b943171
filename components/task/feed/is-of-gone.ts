import type { DraftProperty } from "@/components/text/saving/drafts";
import { commentsIn, type FeedList, type FeedType, isWhole } from "@/components/board-store/edits/feed-edits";
import { threadOf } from "@/components/board-store/edits/comment-edits";

/** Whether it answers or changes a comment that somebody deleted. */
export function isOfGone(property: DraftProperty, list: FeedList, type: FeedType): boolean {
  const id = Number(/\d+$/.exec(property)?.[0]);
  if (!id || type === "activities" || threadOf(list, id)) return false;
  // Only comments are answered, and of those none is left out between two that are loaded.
  const loaded = commentsIn(list).map((comment) => comment.id);
  return isWhole(list) || (property.startsWith("reply") && Math.min(...loaded) < id && id < Math.max(...loaded));
}
