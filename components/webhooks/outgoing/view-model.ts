import "server-only";
import type { OutgoingWebhookDelivery } from "@/generated/prisma/client";
import { type Clock, type Moment, momentOf, relativeTimeOf } from "@/lib/dates/when";
import { storedText } from "@/lib/i18n/refusals";
import { HOOK_EVENTS, type HookEventName, TEST_EVENT } from "@/lib/webhooks/outgoing/events";
import type { OutgoingRecord } from "@/lib/webhooks/outgoing/list";
import { presentValue } from "@/lib/webhooks/outgoing/present";

/** What its form edits. */
export interface HookValues {
  name: string;
  url: string;
  /** Null for all of them. */
  boards: { id: number; title: string }[] | null;
  events: HookEventName[];
  method: string;
  format: string;
  headers: { name: string; value: string }[];
}

export interface HookView extends HookValues {
  id: number;
  isActive: boolean;
  /** When failures switched it off. */
  disabled: Moment | null;
  failures: number;
  waiting: number;
  /** Null once the person is deleted. */
  owner: string | null;
}

export function hookView(hook: OutgoingRecord, titles: ReadonlyMap<number, string>, clock: Clock): HookView {
  const { id, isActive, disabledAt, failedAt, waiting, owner } = hook;
  const { name, url, all_boards, board_id, triggered_events, method, format, headers } = presentValue(hook);
  const boards = board_id.map((boardId) => ({ id: boardId, title: titles.get(boardId) ?? `#${boardId}` }));
  return {
    ...{ id, name, url, method, format, headers, isActive, waiting },
    boards: all_boards ? null : boards,
    events: triggered_events.filter((event): event is HookEventName => Object.hasOwn(HOOK_EVENTS, event)),
    disabled: disabledAt && momentOf(disabledAt, clock),
    failures: failedAt.length,
    owner: owner?.displayName ?? null,
  };
}

export interface DeliveryView {
  id: number;
  event: HookEventName | typeof TEST_EVENT;
  state: "waiting" | "delivered" | "given_up" | "skipped";
  attempts: number;
  status: number | null;
  milliseconds: number | null;
  problem: string;
  request: string;
  answer: string;
  at: Moment;
  nextTry: Moment | null;
}

export const deliveryView = (delivery: OutgoingWebhookDelivery, clock: Clock): DeliveryView => ({
  id: delivery.id,
  event: delivery.event as DeliveryView["event"],
  state: delivery.outcome ?? "waiting",
  attempts: delivery.attempts,
  status: delivery.status,
  milliseconds: delivery.milliseconds,
  problem: delivery.problem === null ? "" : storedText(delivery.problem, clock.locale),
  request: delivery.request ?? "",
  answer: delivery.answer ?? "",
  at: relativeTimeOf(delivery.triedAt ?? delivery.createdAt, clock),
  nextTry: delivery.outcome === null && delivery.attempts > 0 ? relativeTimeOf(delivery.nextTryAt, clock) : null,
});
