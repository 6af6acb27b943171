import "server-only";
import type { Board } from "@/generated/prisma/client";
import { differencesIn, type Property } from "@/lib/activity/differences";
import { type PlainBoardEvent, recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** The properties of a board that are stored as they are sent; what else can change writes its own line. */
const PROPERTIES: readonly Property<Board, PlainBoardEvent>[] = [
  {
    event: () => "changed public access",
    valueOf: ({ publicAccessEnabled }) => (publicAccessEnabled ? "enabled" : "disabled"),
  },
  { event: (action) => `${action} roadmap page`, valueOf: ({ roadmapPageId }) => roadmapPageId },
  {
    event: (action) => `${action} stage change email`,
    valueOf: ({ enableStageChangeEmail }) =>
      enableStageChangeEmail === null ? null : enableStageChangeEmail ? "yes" : "no",
  },
  { event: (action) => `${action} contact`, valueOf: ({ crmContactId }) => crmContactId },
];

/** Writes a line for each of these properties that is another one after a change. */
export async function recordChanges(tx: Tx, before: Board, after: Board, actor: CurrentUser): Promise<void> {
  await recordActivity(
    tx,
    actor,
    ...differencesIn(PROPERTIES, before, after).map((difference) => ({ boardId: after.id, ...difference })),
  );
}
