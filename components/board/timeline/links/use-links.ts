"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { isBlocking } from "@/components/board-store/edits/dependency-edits";
import { useDependencies } from "@/components/board-store/use-dependencies";
import { isSameLink, type Link, linkRefusal } from "@/components/board/timeline/geometry/links";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { toast } from "@/components/ui/feedback/toasts";
import { useLatest } from "@/components/ui/hooks/use-latest";

export type Links = ReturnType<typeof useLinks>;

/** What blocks what, and how that is changed. What can’t be is refused at once, in words, as the server would. */
export function useLinks({ board, tasks, viewer, saving }: BoardViewProps, say: (text: string) => void) {
  const t = useTranslations("boardTimeline");
  const all = useDependencies(board.id, viewer);
  const latest = useLatest({ all, tasks, saving, say, t });
  const actions = useMemo(() => {
    const names = ({ predecessor_id, successor_id }: Link) => ({
      from: latest.current.tasks[predecessor_id]?.title ?? "",
      to: latest.current.tasks[successor_id]?.title ?? "",
    });
    return {
      names,
      add(from: number, to: number) {
        const { all, tasks, saving, say, t } = latest.current;
        const [link, predecessor] = [{ predecessor_id: from, successor_id: to }, tasks[from]];
        const refusal = linkRefusal(all, from, to);
        if (refusal) return toast(t(`refusals.${refusal}`, names(link)), "error");
        if (!predecessor) return;
        const isOpen = isBlocking(predecessor);
        saving.save({ kind: "add-dependency", isBlocking: isOpen, predecessorId: from, successorId: to });
        say(t("links.added", names(link)));
      },
      remove(link: Link) {
        const { saving, say, t } = latest.current;
        const { predecessor_id: predecessorId, successor_id: successorId } = link;
        saving.save({ kind: "remove-dependency", predecessorId, successorId });
        say(t("links.removed", names(link)));
      },
      has: (link: Link) => latest.current.all.some((each) => isSameLink(each, link)),
    };
  }, [latest]);
  return useMemo(() => ({ all, ...actions }), [all, actions]);
}
