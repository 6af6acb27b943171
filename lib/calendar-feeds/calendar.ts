import "server-only";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { FeedToRead, TaskInFeed } from "@/lib/calendar-feeds/read";
import { fromWire } from "@/lib/dates/dates-on-screen";
import { plainDate, plainDateOrNull } from "@/lib/dates/dates";
import { env } from "@/lib/env";
import { firstTranslated } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/catalogue";
import { taskPath } from "@/lib/tasks/path";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { shorten } from "@/lib/text/text";

/** In seconds. */
const REFRESH = 60 * 60;
/** In minutes: a moment without a length is not shown by every program. */
const MOMENT = 30;
const LONGEST_DESCRIPTION = 500;

/** The feed as iCalendar (RFC 5545). Tasks never make a person busy. */
export function calendarText({ person, timeZone, boardTitle }: FeedToRead, tasks: readonly TaskInFeed[]): string {
  const t = translator(firstTranslated([person.locale]), "calendarFeeds");
  const calendar = ical({
    name: oneLine(boardTitle ?? t("feedName", { name: person.displayName })),
    prodId: { company: "Boards", product: "Calendar" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
  });
  for (const task of tasks) {
    const event = calendar.createEvent({ ...timesOf(task, timeZone), ...eventOf(task) });
    for (const name of task.labels) event.createCategory({ name: oneLine(name) });
  }
  return calendar.toString();
}

function eventOf({ id, boardId, boardTitle, stage, title, description, isDone, updatedAt }: TaskInFeed) {
  const place = stage === null ? boardTitle : `${boardTitle} · ${stage}`;
  return {
    id: `task-${id}@${new URL(env().BOARDS_URL).host}`,
    summary: oneLine(isDone ? `✓ ${title}` : title),
    description: [place, shorten(lineOfHtml(description), LONGEST_DESCRIPTION)].filter(Boolean).map(oneLine).join("\n"),
    url: env().BOARDS_URL + taskPath(boardId, id),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    stamp: updatedAt,
    lastModified: updatedAt,
    sequence: sequenceOf(updatedAt),
  };
}

/** Control characters are not allowed in iCalendar. */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, " ");

const EPOCH = Date.UTC(2020, 0, 1);

/** Grows with each change, within the 31 bits that programs read. */
const sequenceOf = (updatedAt: Date): number => Math.max(0, Math.floor((updatedAt.getTime() - EPOCH) / 1000));

const DAY = 24 * 60 * 60 * 1000;
/** iCalendar names no later year than 9999. */
const LAST_DAY = Date.UTC(9999, 11, 31);

/**
 * Whole days if one of the dates is, by the person's calendar; otherwise times. The end does not belong to an event. A
 * start that is not before the due date doesn't count.
 */
function timesOf({ dueAt, startedAt }: Pick<TaskInFeed, "dueAt" | "startedAt">, timeZone: string) {
  const zone = dueAt.getTime() < LAST_DAY ? timeZone : "UTC";
  const [start, due] = [fromWire(plainDateOrNull(startedAt), zone), fromWire(plainDate(dueAt), zone)];
  if (!due) throw new Error("Only tasks with a due date are read.");
  const hasWholeDay = due.time === null || start?.time === null;
  const isBar = startedAt && start && (hasWholeDay ? start.date < due.date : startedAt < dueAt);
  const first = isBar ? start : due;
  if (due.time === null || first.time === null)
    return { allDay: true, start: dayOf(first.date), end: endAt(dayOf(due.date).getTime() + DAY) };
  return isBar ? { start: startedAt, end: dueAt } : { start: dueAt, end: endAt(dueAt.getTime() + MOMENT * 60_000) };
}

const endAt = (time: number): Date | null => (time < LAST_DAY + DAY ? new Date(time) : null);

const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
