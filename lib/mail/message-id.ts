import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { env } from "@/lib/env";

/** The same on every try, even after BOARDS_URL has changed, so that mailboxes can drop duplicates. */
export const messageIdOf = ({ id, createdAt, messageId }: Pick<Mail, "id" | "createdAt" | "messageId">): string =>
  messageId ?? `<mail-${id}-${createdAt.getTime()}@${new URL(env().BOARDS_URL).hostname}>`;
