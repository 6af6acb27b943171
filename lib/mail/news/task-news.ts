import "server-only";
import type { User } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { plainDate } from "@/lib/dates/dates";
import { dueText } from "@/lib/dates/dates-on-screen";
import { entryOf, type MailedEvent } from "@/lib/events/notifications";
import { readMailContexts, type MailContext } from "@/lib/mail/context";
import type { MailEvent, MailEventsOfTask } from "@/lib/mail/news/take";
import { byId } from "@/lib/by-id";
import type { MailPreference } from "@/lib/notifications/preferences";
import { withoutDisguise } from "@/lib/text/invisible";

/** One person's changes of a task, with the state of the task when the mail is written. */
export interface TaskUpdate extends MailContext {
  actor: Pick<User, "displayName">;
  events: MailEvent[];
}

/** All changes by one person, or by guests if `actorId` is null. */
export interface MailedNews {
  actorId: number | null;
  tasks: MailEventsOfTask[];
}

/** Leaves out what the receiver no longer wants or what is no longer true; the oldest task is first. */
export async function taskUpdatesOf(tx: Tx, userId: number, { actorId, tasks }: MailedNews): Promise<TaskUpdate[]> {
  const account = tasks.length > 0 && actorId !== null && (await tx.user.findUnique({ where: { id: actorId } }));
  if (actorId !== null && !account) return [];

  const contexts = await readMailContexts(tx, { userId, taskIds: tasks.map((each) => each.taskId) });
  const contextOf = byId(contexts.map((context) => ({ ...context, id: context.task.id })));
  return tasks.flatMap((each) => {
    const context = contextOf.get(each.taskId);
    const events = context ? each.events.filter(({ kind }) => isDeliverable(kind, context)) : [];
    if (!context || events.length === 0) return [];
    const actor = account || { displayName: namesOf(each.guestNames, context.clock.locale) };
    return [{ ...context, actor, events }];
  });
}

const MOST_NAMES = 3;

/** Of guests whose news are mailed together. */
const namesOf = (names: string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(names.slice(0, MOST_NAMES).map(withoutDisguise));

function isDeliverable(kind: MailEvent["kind"], context: MailContext): boolean {
  const { mail } = entryOf(kind);
  return mail !== undefined && context.wants(mail.preference) && (mail.stillDeliverable?.(context) ?? true);
}

export const preferencesOf = (events: MailEvent[]): MailPreference[] =>
  events.flatMap(({ kind }) => entryOf(kind).mail?.preference ?? []);

/** The names of a task's messages in `emails.json`, and their arguments. */
export function eventOf(kind: MailEvent["kind"], context: MailContext): MailedEvent | null {
  return entryOf(kind).mail?.event(context) ?? null;
}

/** The arguments of all sentences and summaries about events of a task. */
export const factsOf = ({ actor, task, clock }: TaskUpdate) => ({
  actor: actor.displayName,
  stage: task.stage?.title ?? "",
  due: task.dueAt ? dueText(plainDate(task.dueAt), clock).whole : "",
});
