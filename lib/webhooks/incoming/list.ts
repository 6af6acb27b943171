import "server-only";
import type { Webhook } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { escapeLike } from "@/lib/text/sql-search";
import type { ListWebhooks } from "@/lib/webhooks/incoming/inputs";

/** Those whose name has the text, newest first. */
export const listWebhooks = ({ search }: ListWebhooks = { search: "" }): Promise<Webhook[]> =>
  db.webhook.findMany({
    where: search ? { name: { contains: escapeLike(search), mode: "insensitive" } } : {},
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
