import "server-only";
import { type Clock, type Moment, momentOf, relativeTimeOf } from "@/lib/dates/when";
import { storedText } from "@/lib/i18n/refusals";
import { taskPath } from "@/lib/tasks/path";
import type { CallWithTask } from "@/lib/webhooks/incoming/calls";
import { presentNewWebhook } from "@/lib/webhooks/incoming/present";
import type { WebhookOnScreen } from "@/lib/webhooks/incoming/read";

export interface WebhookView {
  id: number;
  name: string;
  /** Empty when it can't be decrypted. */
  url: string;
  board: { id: number; title: string; isArchived: boolean };
  /** Null for the first active one. */
  stage: { title: string; isArchived: boolean } | null;
  /** Null once the person is deleted. */
  author: string | null;
  created: Moment;
  lastCall: { status: number; at: Moment } | null;
}

export function webhookView(webhook: WebhookOnScreen, clock: Clock): WebhookView {
  const { id, name, board, stage, createdBy, createdAt, calls } = webhook;
  const [last] = calls;
  return {
    id,
    name,
    url: presentNewWebhook(webhook).url,
    board: { id: board.id, title: board.title, isArchived: board.archivedAt !== null },
    stage: stage && { title: stage.title, isArchived: stage.archivedAt !== null },
    author: createdBy?.displayName ?? null,
    created: momentOf(createdAt, clock),
    lastCall: last ? { status: last.status, at: relativeTimeOf(last.createdAt, clock) } : null,
  };
}

export interface CallView {
  id: number;
  status: number;
  /** Why it was refused. */
  message: string;
  body: string;
  at: Moment;
  /** Null when none was created, and once it is deleted. */
  task: { title: string; href: string } | null;
}

export const callView = ({ id, status, message, body, createdAt, task }: CallWithTask, clock: Clock): CallView => ({
  id,
  status,
  message: status < 400 ? "" : textOf(message, clock.locale),
  body: body === "{}" ? "" : body,
  at: relativeTimeOf(createdAt, clock),
  task: task && { title: task.title, href: taskPath(task.boardId, task.id) },
});

/** On a form the text stands below its field; here it needs the field's name. */
function textOf(message: string, locale: string): string {
  const [, field] = /^The (\w+) (?:field|format|is|may|must) /.exec(message) ?? [];
  const text = storedText(message, locale);
  return field && text !== message ? `${field}: ${text}` : text;
}
