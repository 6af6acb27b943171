export const MODERATION_TABS = ["pending", "rejected", "spam", "blocked"] as const;
export type ModerationTab = (typeof MODERATION_TABS)[number];

/** Of texts; the other tab lists people. */
export type TextTab = Exclude<ModerationTab, "blocked">;

export const tabIn = (value: string | string[] | undefined): ModerationTab =>
  MODERATION_TABS.find((tab) => tab === value) ?? "pending";

export const moderationAddress = (boardId: number, tab: ModerationTab): string =>
  `/boards/${boardId}/moderation${tab === "pending" ? "" : `?tab=${tab}`}`;
