import "server-only";
import type { Activity, Board, User } from "@/generated/prisma/client";
import { guestNameIn } from "@/lib/activity/actor";
import type { OnBoard } from "@/lib/boards/policy";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import { db } from "@/lib/db";
import { Prisma } from "@/generated/prisma/client";
import type { CurrentUser } from "@/lib/users/current-user";
import { nobodyOr } from "@/lib/users/nobody";
import { type EventFacts, HOOK_EVENTS, type HookEventName, type Subject } from "@/lib/webhooks/outgoing/events";
import { readSubject } from "@/lib/webhooks/outgoing/subject";

/** The body of a delivery. `data` is a record as the API presents it to the webhook's owner. */
export interface Payload {
  event: string;
  message: string;
  data: object;
  /** Unix time in seconds of the event. */
  timestamp: number;
  task_id: number | null;
  board: { id: number; title: string } | null;
  user: { ID: number; display_name: string } | null;
  change: { old_value: string | null; new_value: string | null };
}

/** Why there is nothing to deliver. */
export class NothingToDeliver extends Error {}

type Line = Activity & { createdBy: User | null; board: Board; task: { title: string } | null };

/** What the owner may see of an event now. @throws NothingToDeliver */
export async function readPayload(activityId: number, event: HookEventName, owner: CurrentUser): Promise<Payload> {
  const line = await db.activity.findUnique({
    where: { id: activityId },
    include: { createdBy: true, board: true, task: { select: { title: true } } },
  });
  if (!line) throw new NothingToDeliver("What it was about was deleted.");
  const [found] = await findVisibleBoards(
    { where: Prisma.sql`b.id = ${line.boardId}`, order: Prisma.sql`b.id` },
    owner,
  );
  if (!found) throw new NothingToDeliver("Who saved the webhook may not see this board any more.");

  const kind: { subject: Subject; predicate: (facts: EventFacts) => string } = HOOK_EVENTS[event];
  const subject = await readSubject(kind.subject, line, found, owner);
  if (!subject) throw new NothingToDeliver("What it was about was deleted.");
  return payloadOf(line, event, { ...subject, predicate: kind.predicate });
}

interface Content {
  title: string;
  data: object;
  predicate: (facts: EventFacts) => string;
}

function payloadOf(line: Line, event: string, { title, data, predicate }: Content): Payload {
  const user = actorOf(line);
  const [before, after] = [line.oldValue ?? "", line.newValue ?? ""];
  return {
    event,
    message: `'${user.display_name}' has ${predicate({ title, before, after })}`,
    data,
    timestamp: Math.floor(line.createdAt.getTime() / 1000),
    task_id: line.taskId,
    board: nameOf(line.board),
    user,
    change: { old_value: line.oldValue, new_value: line.newValue },
  };
}

const nameOf = ({ id, title }: OnBoard["board"]) => ({ id, title });

const actorOf = ({ createdBy, settings }: Line) =>
  createdBy ? { ID: createdBy.id, display_name: createdBy.displayName } : nobodyOr(guestNameIn(settings));
