"use client";
import { useRef } from "react";
import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActivityDay } from "@/components/activity/activity-day";
import { daysOf } from "@/components/activity/days";
import { useBoardActivity } from "@/components/activity/use-board-activity";
import { useLoadMore } from "@/components/ui/hooks/use-load-more";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Loading } from "@/components/ui/feedback/skeleton";
import { isPlainClick } from "@/components/ui/hooks/navigation";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useInView } from "@/components/ui/hooks/use-in-view";
import { useFocusReturn } from "@/components/ui/hooks/use-focus-return";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { taskPath } from "@/lib/tasks/path";

interface BoardActivityProps {
  boardId: number;
  clock: ClockOnScreen;
  isOpen: boolean;
  onClose: () => void;
  onOpenTask: (taskId: number) => void;
}

export function BoardActivity({ isOpen, onClose, ...props }: BoardActivityProps) {
  const t = useTranslations("activity.list");
  const actions = useTranslations("ui.actions");
  const backTo = useFocusReturn(isOpen);
  const start = useRef<HTMLDivElement>(null);
  // Opened by its address: nothing was focused, so no focus ring should appear before a key is pressed.
  const firstFocus = () => (backTo() ? start.current : null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      text={t("description")}
      width="max-w-160"
      initialFocus={firstFocus}
      finalFocus={backTo}
    >
      <div ref={start} tabIndex={-1} className="outline-none">
        <Lines {...props} />
        <DialogActions>
          <Button onClick={onClose}>{actions("close")}</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Lines({ boardId, clock, onOpenTask }: Omit<BoardActivityProps, "isOpen" | "onClose">) {
  const t = useTranslations("activity.list");
  const { lines, problem, hasMore, loadMore, retry } = useBoardActivity(boardId);
  const [isEndInView, markEnd] = useInView();
  useLoadMore(hasMore && isEndInView, lines?.length, loadMore);

  function link(id: number, title: React.ReactNode) {
    function open(event: React.MouseEvent) {
      // Other clicks open the task's own page in another tab.
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpenTask(id);
    }
    return (
      <a
        href={taskPath(boardId, id)}
        onClick={open}
        className="text-gray-12 wrap-anywhere underline decoration-gray-8 underline-offset-2 hover:decoration-current"
      >
        <bdi>{title}</bdi>
      </a>
    );
  }

  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={t("ofBoard")}
      className="-mx-5 mt-4 h-[60dvh] overflow-y-auto overscroll-contain border-y border-gray-6 px-5 pb-4 outline-offset-0"
    >
      {problem && <TryAgain problem={errorMessage(problem)} onRetry={retry} />}
      {!lines && !problem && <LinesSkeleton />}
      {lines?.length === 0 && (
        <EmptyState icon={<History aria-hidden className="size-5" strokeWidth={1.5} />} title={t("empty")} />
      )}
      {lines && daysOf(lines, clock).map((day) => <ActivityDay key={day.date} {...day} clock={clock} link={link} />)}
      {hasMore && (
        <div ref={markEnd} className="pt-4">
          <Skeleton className="h-6 w-2/3" />
        </div>
      )}
    </div>
  );
}

const LinesSkeleton = () => (
  <Loading className="flex flex-col gap-3 pt-4">
    {["w-20", "w-2/3", "w-1/2", "w-3/5"].map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </Loading>
);
