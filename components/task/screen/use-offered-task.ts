"use client";
import { useEffect } from "react";
import { useCopyLink } from "@/components/ui/hooks/use-copy-link";
import { type OfferedTask, useOffer } from "@/components/commands/offers";
import { rememberPlace } from "@/components/commands/recent";
import { taskPath } from "@/lib/tasks/path";

/** The open task in the command palette. */
export function useOfferedTask(offered: Omit<OfferedTask, "copyLink">): void {
  const { task, board, viewer } = offered;
  const copyLink = useCopyLink();
  useOffer("task", {
    ...offered,
    copyLink: () => void copyLink(new URL(taskPath(task.board_id, task.id), location.origin).href),
  });

  const [{ id, title }, boardId, boardTitle, personId] = [task, board.id, board.title, viewer.id];
  useEffect(
    () => rememberPlace(personId, { kind: "task", id, title, board: { id: boardId, title: boardTitle } }),
    [personId, id, title, boardId, boardTitle],
  );
}
