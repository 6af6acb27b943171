"use client";
import { useId, useState } from "react";
import { AtSign, Bell, CheckCheck, UserRound } from "lucide-react";
import { daysOf } from "@/components/activity/days";
import { groupsOf } from "@/components/notifications/groups";
import { NotificationRow, type RowActions } from "@/components/notifications/notification-row";
import type { Mark, Tab, Told } from "@/components/notifications/notifications-data";
import { useNotifications } from "@/components/notifications/use-notifications";
import { openPlace } from "@/components/notifications/open-place";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { problemOf } from "@/components/ui/feedback/problem";
import { SkeletonRows } from "@/components/ui/feedback/skeleton";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useInView } from "@/components/ui/hooks/use-in-view";
import { useLoadMore } from "@/components/ui/hooks/use-load-more";
import { useNow } from "@/components/ui/hooks/use-now";
import type { BellJson } from "@/lib/notifications/bell";
import { placeOf } from "@/components/notifications/place-of";
import type { Clock } from "@/lib/dates/when";

interface NotificationListProps {
  tab: Tab;
  clock: Pick<BellJson, "timeZone" | "locale">;
  onMark: (mark: Mark) => void;
  onClose: () => void;
}

/** One tab: more is loaded as the end comes into view, and what is new appears by itself. */
export function NotificationList({ tab, clock, onMark, onClose }: NotificationListProps) {
  const { told, problem, hasMore, retry, loadMore } = useNotifications(tab);
  const [isEndInView, markEnd] = useInView();
  useLoadMore(hasMore && isEndInView, told?.length, loadMore);
  const [openedAt] = useState(() => new Date().toISOString());
  const now = useNow(openedAt);

  function onOpen(target: Told, unreadIds: readonly number[]) {
    if (unreadIds.length > 0) onMark(unreadIds);
    onClose();
    openPlace(placeOf(target), target.task?.board.title);
  }

  if (problem) return <TryAgain problem={problemOf(problem)} onRetry={retry} />;
  if (!told) return <SkeletonRows rows={6} className="p-4" />;
  if (told.length === 0 && !hasMore) return <EmptyState {...EMPTY[tab]} className="my-auto" />;
  return (
    <div
      role="group"
      aria-label={NAMES[tab]}
      aria-busy={hasMore && isEndInView}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      {daysOf(told, { ...clock, now }).map((day) => (
        <Day
          key={day.date}
          {...day}
          clock={{ ...clock, now }}
          staysWhenRead={tab !== "unread"}
          onOpen={onOpen}
          onMark={onMark}
        />
      ))}
      {hasMore && (
        <div ref={markEnd}>
          <SkeletonRows rows={1} className="p-4" />
        </div>
      )}
    </div>
  );
}

interface DayProps extends RowActions {
  words: string;
  whole: string;
  lines: readonly Told[];
  clock: Clock;
}

function Day({ words, whole, lines, ...row }: DayProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3
        id={headingId}
        title={whole}
        className="sticky top-0 z-2 bg-floating px-4 pt-3 pb-1 text-sm font-medium text-gray-11"
      >
        {words}
      </h3>
      <ul aria-labelledby={headingId}>
        {groupsOf(lines).map((group) => (
          <NotificationRow key={group.key} group={group} {...row} />
        ))}
      </ul>
    </section>
  );
}

const NAMES: Readonly<Record<Tab, string>> = {
  all: "All notifications",
  unread: "Unread notifications",
  assigned: "Assignments",
  mentioned: "Mentions",
};

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

const EMPTY: Readonly<Record<Tab, { icon: React.ReactNode; title: string; children: string }>> = {
  all: {
    icon: <Bell {...icon} />,
    title: "No notifications yet",
    children: "What others do to tasks that you are assigned to or watch is told here.",
  },
  unread: {
    icon: <CheckCheck {...icon} />,
    title: "Nothing is unread",
    children: "You have seen all that was told you.",
  },
  assigned: {
    icon: <UserRound {...icon} />,
    title: "No assignments yet",
    children: "It is told here when somebody assigns you a task, or takes you off one.",
  },
  mentioned: {
    icon: <AtSign {...icon} />,
    title: "No mentions yet",
    children: "It is told here when somebody writes your name in a comment.",
  },
};
