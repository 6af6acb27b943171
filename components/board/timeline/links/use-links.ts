"use client";
import { type RefObject, useMemo } from "react";
import { useTranslations } from "next-intl";
import { isBlocking } from "@/components/board-store/edits/blocking";
import { useDependencies } from "@/components/board-store/use-dependencies";
import { isSameLink, type Link, linkRefusal } from "@/components/board/timeline/geometry/links";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { toast } from "@/components/ui/feedback/toasts";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { Translate } from "@/lib/i18n/translate";

export type Links = ReturnType<typeof useLinks>;

/** What blocks what, and how that is changed. What can’t be is refused at once, in words, as the server would. */
export function useLinks({ board, tasks, viewer, saving }: BoardViewProps, say: (text: string) => void) {
  const t = useTranslations("boardTimeline");
  const all = useDependencies(board.id, viewer);
  const latest = useLatest({ all, tasks, saving, say, t });
  const actions = useMemo(() => linkActions(latest), [latest]);
  return useMemo(() => ({ all, ...actions }), [all, actions]);
}

type Latest = RefObject<
  Pick<BoardViewProps, "tasks" | "saving"> & {
    all: readonly Link[];
    say: (text: string) => void;
    t: Translate<"boardTimeline">;
  }
>;

function linkActions(latest: Latest) {
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
      const ends = { predecessorId: from, successorId: to };
      saving.save({ kind: "add-dependency", isBlocking: isBlocking(predecessor), ...ends });
      say(t("links.added", names(link)));
    },
    remove(link: Link) {
      const { saving, say, t } = latest.current;
      const ends = { predecessorId: link.predecessor_id, successorId: link.successor_id };
      saving.save({ kind: "remove-dependency", ...ends });
      say(t("links.removed", names(link)));
    },
    has: (link: Link) => latest.current.all.some((each) => isSameLink(each, link)),
  };
}
