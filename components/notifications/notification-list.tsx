"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { daysOf } from "@/components/activity/days";
import { EmptyTab } from "@/components/notifications/empty-tabs";
import { groupsOf } from "@/components/notifications/groups";
import { NotificationRow, type RowActions } from "@/components/notifications/notification-row";
import type { Mark, Tab, NotificationView } from "@/components/notifications/notifications-data";
import { useNotifications } from "@/components/notifications/use-notifications";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { SkeletonRows } from "@/components/ui/feedback/skeleton";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useInView } from "@/components/ui/hooks/use-in-view";
import { useLoadMore } from "@/components/ui/hooks/use-load-more";
import { useNow } from "@/components/ui/hooks/use-now";
import type { BellJson } from "@/lib/notifications/bell";
import { openPlace } from "@/components/notifications/place-of";
import type { Clock } from "@/lib/dates/when";
import { placeOf } from "@/lib/notifications/place";

interface NotificationListProps {
  tab: Tab;
  clock: Pick<BellJson, "timeZone" | "locale">;
  onMark: (mark: Mark) => void;
  onClose: () => void;
}

export function NotificationList({ tab, clock, onMark, onClose }: NotificationListProps) {
  const t = useTranslations("notifications.panel.lists");
  const { notifications, problem, hasMore, retry, loadMore } = useNotifications(tab);
  const [isEndInView, markEnd] = useInView();
  useLoadMore(hasMore && isEndInView, notifications?.length, loadMore);
  const [openedAt] = useState(() => new Date().toISOString());
  const now = useNow(openedAt);

  function onOpen(target: NotificationView, unreadIds: readonly number[]) {
    if (unreadIds.length > 0) onMark(unreadIds);
    onClose();
    openPlace(placeOf(target), target.task?.board.title);
  }

  if (problem) return <TryAgain problem={errorMessage(problem)} onRetry={retry} />;
  if (!notifications) return <SkeletonRows rows={6} className="p-4" />;
  if (notifications.length === 0 && !hasMore) return <EmptyTab tab={tab} />;
  return (
    <div
      role="group"
      aria-label={t(tab)}
      aria-busy={hasMore && isEndInView}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      {daysOf(notifications, { ...clock, now }).map((day) => (
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
  lines: readonly NotificationView[];
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
