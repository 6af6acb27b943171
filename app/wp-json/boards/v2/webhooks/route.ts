import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";
import { createWebhook } from "@/lib/webhooks/incoming/create";
import { FIELDS } from "@/lib/webhooks/incoming/fields";
import { CreateWebhook, ListWebhooks } from "@/lib/webhooks/incoming/inputs";
import { listWebhooks } from "@/lib/webhooks/incoming/list";
import { presentNewWebhook, presentWebhook } from "@/lib/webhooks/incoming/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: ListWebhooks,
    run: ({ input }) => listWebhooks(input),
    reply: (webhooks) => ({ webhooks: webhooks.map(presentWebhook), fields: FIELDS }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: CreateWebhook,
    run: async ({ input, user }) => ({ webhook: await createWebhook(input, user), webhooks: await listWebhooks() }),
    reply: ({ webhook, webhooks }) => ({
      id: webhook.id,
      webhook: presentNewWebhook(webhook),
      webhooks: webhooks.map(presentWebhook),
      message: "Successfully Created the WebHook",
    }),
  }),
});
