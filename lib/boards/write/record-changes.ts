import "server-only";
import type { Board } from "@/generated/prisma/client";
import { differencesIn, type Property } from "@/lib/activity/differences";
import { type PlainBoardEvent, recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** Null while the site decides. */
const onOff = (is: boolean | null) => (is === null ? null : yesNo(is));
const yesNo = (is: boolean) => (is ? "yes" : "no");

const PROPERTIES: readonly Property<Board, PlainBoardEvent>[] = [
  {
    event: () => "changed public access",
    valueOf: ({ publicAccessEnabled }) => (publicAccessEnabled ? "enabled" : "disabled"),
  },
  { event: () => "changed search listing", valueOf: ({ isIndexed }) => (isIndexed ? "allowed" : "refused") },
  { event: (action) => `${action} roadmap page`, valueOf: ({ roadmapPageId }) => roadmapPageId },
  {
    event: (action) => `${action} stage change email`,
    valueOf: ({ enableStageChangeEmail }) => (enableStageChangeEmail === null ? null : yesNo(enableStageChangeEmail)),
  },
  { event: (action) => `${action} time tracking`, valueOf: ({ enableTimeTracking }) => onOff(enableTimeTracking) },
  {
    event: (action) => `${action} recurring tasks`,
    valueOf: ({ enableRecurringTasks }) => onOff(enableRecurringTasks),
  },
  { event: (action) => `${action} contact`, valueOf: ({ crmContactId }) => crmContactId },
  { event: () => "changed roadmap address", valueOf: ({ publicSlug }) => publicSlug },
  { event: () => "changed roadmap privacy", valueOf: ({ isPrivate }) => (isPrivate ? "private" : "public") },
  { event: () => "changed moderation of ideas", valueOf: ({ moderatesIdeas }) => yesNo(moderatesIdeas) },
  { event: () => "changed moderation of comments", valueOf: ({ moderatesComments }) => yesNo(moderatesComments) },
];

export async function recordChanges(tx: Tx, before: Board, after: Board, actor: CurrentUser): Promise<void> {
  await recordActivity(
    tx,
    actor,
    ...differencesIn(PROPERTIES, before, after).map((difference) => ({ boardId: after.id, ...difference })),
  );
}
