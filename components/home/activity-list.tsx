"use client";
import Link from "next/link";
import { topicsOf } from "@/components/activity/days";
import { LineSentence, WithAvatar } from "@/components/activity/line-sentence";
import { Ago } from "@/components/activity/times";
import type { ActivityView, RecentLine } from "@/components/home/activity-view";
import { NotificationSentence } from "@/components/notifications/notification-line";
import type { NotificationView } from "@/components/notifications/notifications-data";
import { useNow } from "@/components/ui/hooks/use-now";
import { dateOfWire } from "@/lib/dates/dates-on-screen";
import type { Clock } from "@/lib/dates/when";
import { taskPath } from "@/lib/tasks/path";
import { placeOf, taskAddress } from "@/lib/notifications/place";

type ActivityListProps = ActivityView & { label: string };

/** Consecutive changes of one task are below its title. */
export function ActivityList({ label, lines, mentions, clock: { renderedAt, ...zone } }: ActivityListProps) {
  const clock = { now: useNow(renderedAt), ...zone };
  return (
    <ul aria-label={label} className="flex flex-col gap-3 px-4 py-3">
      {topicsOf(lines).map((topic) => (
        <Topic key={topic[0].id} lines={topic} clock={clock} />
      ))}
      {mentions.map((mention) => (
        <Mention key={mention.id} mention={mention} clock={clock} />
      ))}
    </ul>
  );
}

function Topic({ lines, clock }: { lines: readonly [RecentLine, ...RecentLine[]]; clock: Clock }) {
  const [{ task, board }] = lines;
  return (
    <li>
      {task && <TopicLink href={taskPath(task.board_id, task.id)} title={task.title} board={board?.title} />}
      {!task && board && <TopicLink href={`/boards/${board.id}`} title={board.title} />}
      {lines.map((line) => (
        <div key={line.id} className="flex gap-1.5">
          <LineSentence line={line} clock={clock} time={<Ago at={line.created_at} clock={clock} />} />
        </div>
      ))}
    </li>
  );
}

function Mention({ mention, clock }: { mention: NotificationView; clock: Clock }) {
  const { activitist, task, created_at } = mention;
  return (
    <li>
      {task && <TopicLink href={taskAddress(placeOf(mention))} title={task.title} board={task.board.title} />}
      <div className="flex gap-1.5">
        <WithAvatar user={activitist}>
          <NotificationSentence notification={mention} isUnread={!mention.read} clock={clock} />
          <Ago at={dateOfWire(created_at).toISOString()} clock={clock} />
        </WithAvatar>
      </div>
    </li>
  );
}

const TopicLink = ({ href, title, board }: { href: string; title: string; board?: string }) => (
  <p className="flex items-baseline gap-2">
    <Link
      href={href}
      prefetch={false}
      className="min-w-0 truncate font-medium hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
    >
      <bdi>{title}</bdi>
    </Link>
    {board && <bdi className="max-w-2/5 shrink-0 truncate text-sm text-gray-11">{board}</bdi>}
  </p>
);
