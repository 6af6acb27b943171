"use client";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { daysOf, topicsOf, withoutDuplicates } from "@/components/activity/days";
import { Sentence } from "@/components/activity/sentence";
import { TimeOfDay } from "@/components/activity/times";
import { type LineView, type LinesOfPerson, useActivityOfPerson } from "@/components/activity/use-activity-of-person";
import { useLoadMore } from "@/components/ui/hooks/use-load-more";
import { Section } from "@/components/ui/overlays/panel";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { useInView } from "@/components/ui/hooks/use-in-view";
import { useNow } from "@/components/ui/hooks/use-now";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { taskPath } from "@/lib/tasks/path";

interface ActivityOfPersonProps {
  personId: number;
  isMe: boolean;
  titleHidden?: boolean;
  first: LinesOfPerson;
  clock: { renderedAt: string; timeZone: string; locale: string };
}

export function ActivityOfPerson({
  personId,
  isMe,
  titleHidden,
  first,
  clock: { renderedAt, ...zone },
}: ActivityOfPersonProps) {
  const t = useTranslations("activity.list");
  const clock = { now: useNow(renderedAt), ...zone };
  const { lines, hasMore, loadMore } = useActivityOfPerson(personId, first);
  const [isEndInView, markEnd] = useInView();
  useLoadMore(hasMore && isEndInView, lines.length, loadMore);

  return (
    <Section
      id="activity"
      title={t("title")}
      titleHidden={titleHidden}
      text={isMe ? t("onYourBoards") : t("onVisibleBoards")}
    >
      {lines.length === 0 && <p className="px-4 py-6 text-center text-gray-11">{t("empty")}</p>}
      {daysOf(withoutDuplicates(lines), clock).map(({ date, words, whole, lines: ofDay }) => (
        <section
          key={date}
          aria-labelledby={`activity-${date}`}
          className="border-gray-6 px-4 pt-3 pb-4 not-first:border-t"
        >
          <h3 id={`activity-${date}`} title={whole} className="text-sm font-medium text-gray-11">
            {words}
          </h3>
          <ul aria-labelledby={`activity-${date}`} className="mt-2 flex flex-col gap-3">
            {topicsOf(ofDay).map((topic) => (
              <Topic key={topic[0].id} lines={topic} clock={clock} />
            ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <div ref={markEnd} className="border-t border-gray-6 p-4">
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </Section>
  );
}

function Topic({ lines, clock }: { lines: readonly [LineView, ...LineView[]]; clock: ClockOnScreen }) {
  const [{ task, board }] = lines;
  const topic = task
    ? { title: task.title, address: taskPath(task.board_id, task.id) }
    : board && { title: board.title, address: `/boards/${board.id}` };
  return (
    <li>
      {topic && (
        <Link
          href={topic.address}
          prefetch={false}
          className="font-medium wrap-anywhere hover:underline pointer-coarse:block pointer-coarse:min-h-11 pointer-coarse:content-center"
        >
          <bdi>{topic.title}</bdi>
        </Link>
      )}
      {lines.map((line) => (
        <p key={line.id} className="text-sm leading-6 text-gray-11">
          <Sentence line={line} clock={clock} />
          <TimeOfDay at={line.created_at} clock={clock} />
        </p>
      ))}
    </li>
  );
}
