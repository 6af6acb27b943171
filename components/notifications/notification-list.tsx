"use client";
import { useState } from "react";
import { AtSign, Bell, CheckCheck, UserRound } from "lucide-react";
import { useMore } from "@/components/ui/use-more";
import { NotificationRow } from "@/components/notifications/notification-row";
import type { Mark, Tab, Told } from "@/components/notifications/notifications-data";
import { useNotifications } from "@/components/notifications/use-notifications";
import { openPlace } from "@/components/notifications/open-place";
import { EmptyState } from "@/components/ui/empty-state";
import { problemOf } from "@/components/ui/problem";
import { RowsLoading } from "@/components/ui/rows-loading";
import { TryAgain } from "@/components/ui/try-again";
import { useInView } from "@/components/ui/use-in-view";
import { useNow } from "@/components/ui/use-now";
import type { BellJson } from "@/lib/notifications/bell";
import { placeOf } from "@/lib/notifications/place";

interface NotificationListProps {
  tab: Tab;
  clock: Pick<BellJson, "timeZone" | "locale">;
  onMark: (mark: Mark) => void;
  onClose: () => void;
}

/** One tab: more comes as somebody gets to the end, and what is new as it is told. */
export function NotificationList({ tab, clock, onMark, onClose }: NotificationListProps) {
  const { told, problem, hasMore, retry, loadMore } = useNotifications(tab);
  const [isEndInView, markEnd] = useInView();
  useMore(hasMore && isEndInView, told?.length, loadMore);
  const [openedAt] = useState(() => new Date().toISOString());
  const now = useNow(openedAt);

  function open(one: Told) {
    if (!one.read) onMark(one.id);
    onClose();
    openPlace(placeOf(one), one.task?.board.title);
  }

  if (problem) return <TryAgain problem={problemOf(problem)} onRetry={retry} />;
  if (!told) return <RowsLoading rows={6} className="p-4" />;
  if (told.length === 0 && !hasMore) return <EmptyState {...EMPTY[tab]} className="my-auto" />;
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul aria-label={NAMES[tab]} aria-busy={hasMore && isEndInView} className="divide-y divide-gray-6">
        {told.map((one) => (
          <NotificationRow key={one.id} told={one} clock={{ ...clock, now }} staysWhenRead={tab !== "unread"} onOpen={() => open(one)} onMark={() => onMark(one.id)} />
        ))}
      </ul>
      {hasMore && (
        <div ref={markEnd}>
          <RowsLoading rows={1} className="p-4" />
        </div>
      )}
    </div>
  );
}

const NAMES: Readonly<Record<Tab, string>> = { all: "All notifications", unread: "Unread notifications", assigned: "Assignments", mentioned: "Mentions" };

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

const EMPTY: Readonly<Record<Tab, { icon: React.ReactNode; title: string; children: string }>> = {
  all: { icon: <Bell {...icon} />, title: "No notifications yet", children: "What others do to tasks that you are assigned to or watch is told here." },
  unread: { icon: <CheckCheck {...icon} />, title: "Nothing is unread", children: "You have seen all that was told you." },
  assigned: { icon: <UserRound {...icon} />, title: "No assignments yet", children: "It is told here when somebody assigns you a task, or takes you off one." },
  mentioned: { icon: <AtSign {...icon} />, title: "No mentions yet", children: "It is told here when somebody writes your name in a comment." },
};
