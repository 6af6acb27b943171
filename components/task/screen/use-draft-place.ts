"use client";
import { useEffect } from "react";
import { useRefusedComments } from "@/components/task/comments/refused-comments";
import type { ShownTask } from "@/components/task/parts/use-task";
import { discardDraftPlace, storeDraftPlace } from "@/components/text/saving/draft-places";
import { useDraftsOn } from "@/components/text/saving/drafts";

/** Remembers where unsaved texts belong, so that they can be offered once the task is out of reach. */
export function useDraftPlace({ id, board_id: boardId, title }: ShownTask, viewerId: number): void {
  const drafts = useDraftsOn(viewerId, id).length;
  const refused = useRefusedComments(viewerId, id).length;
  const hasTexts = drafts + refused > 0;
  useEffect(() => {
    if (hasTexts) storeDraftPlace(viewerId, id, { boardId, title });
    else discardDraftPlace(viewerId, id);
  }, [hasTexts, viewerId, id, boardId, title]);
}
