import type { DraftProperty } from "@/components/text/saving/drafts";
import { commentsIn, type FeedList, type FeedType, isWhole } from "@/components/board-store/edits/feed-edits";
import { threadOf } from "@/components/board-store/edits/comment-edits";

/** Whether the comment that it answers or edits was deleted. */
export function isOrphanedDraft(property: DraftProperty, list: FeedList, type: FeedType): boolean {
  const id = Number(/\d+$/.exec(property)?.[0]);
  if (!id || type === "activities" || threadOf(list, id)) return false;
  // Comments between two loaded ones are loaded, too.
  const loaded = commentsIn(list).map((comment) => comment.id);
  return isWhole(list) || (property.startsWith("reply") && Math.min(...loaded) < id && id < Math.max(...loaded));
}
