/** How long what was deleted can be restored. */
export const TRASH_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

export const dayOfEnd = (deletedAt: Date): Date => new Date(deletedAt.getTime() + TRASH_DAYS * DAY);

/** What was deleted before this time ends. */
export const endsBefore = (now: Date): Date => new Date(now.getTime() - TRASH_DAYS * DAY);
