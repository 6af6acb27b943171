"use client";
import { useEffect, useState } from "react";
import { usePathname } from "next/navigation";
import { readTask } from "@/components/board-store/board-data";
import { refusedOn } from "@/components/task/comments/refused-comments";
import { discardDraftPlace, type DraftPlace, draftPlacesOf } from "@/components/text/saving/draft-places";
import { draftsOn } from "@/components/text/saving/drafts";
import { isGone } from "@/components/ui/hooks/use-retried-query";
import { ApiError } from "@/lib/api";

export interface LostTask extends DraftPlace {
  taskId: number;
}

/**
 * Tasks with unsaved texts of this person that can no longer be opened: deleted, moved, or on a board that is not shared
 * with them any more. Each page asks for them once. The one at the address shows its texts itself.
 */
export function useLostDrafts(person: number) {
  const pathname = usePathname();
  const [lost, setLost] = useState<readonly LostTask[]>([]);
  useEffect(() => {
    let isLeft = false;
    void findLost(person).then((found) => !isLeft && setLost(found));
    return () => void (isLeft = true);
  }, [person, pathname]);

  function drop(taskId: number) {
    discardDraftPlace(person, taskId);
    setLost((before) => before.filter((each) => each.taskId !== taskId));
  }

  return { lost: lost.filter(({ taskId }) => !pathname.endsWith(`/tasks/${taskId}`)), drop };
}

async function findLost(person: number): Promise<LostTask[]> {
  const tasks = [...draftPlacesOf(person)]
    .map(([taskId, place]) => ({ taskId, ...place }))
    .filter(({ taskId }) => draftsOn(person, taskId).length + refusedOn(person, taskId).length > 0);
  const gone = await Promise.all(tasks.map(isOutOfReach));
  return tasks.filter((_, at) => gone[at]);
}

/** Without an answer it is not listed, and the next page asks again. */
async function isOutOfReach({ boardId, taskId }: LostTask): Promise<boolean> {
  try {
    await readTask(boardId, taskId);
    return false;
  } catch (error) {
    if (error instanceof ApiError) return isGone(error);
    throw error;
  }
}
