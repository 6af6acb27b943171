import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteWebhook } from "@/lib/webhooks/incoming/delete";
import { webhookOfSite } from "@/lib/webhooks/incoming/find";
import { RenameWebhook } from "@/lib/webhooks/incoming/inputs";
import { listWebhooks } from "@/lib/webhooks/incoming/list";
import { presentWebhook } from "@/lib/webhooks/incoming/present";
import { renameWebhook } from "@/lib/webhooks/incoming/rename";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: webhookOfSite,
    allow: isSiteAdmin,
    input: RenameWebhook,
    run: async ({ webhook, input }) => {
      await renameWebhook(webhook, input);
      return listWebhooks();
    },
    reply: (webhooks) => ({
      webhooks: webhooks.map(presentWebhook),
      message: "Successfully updated the webhook",
    }),
  }),
  DELETE: endpoint({
    find: webhookOfSite,
    allow: isSiteAdmin,
    run: async ({ webhook }) => {
      await deleteWebhook(webhook);
      return listWebhooks();
    },
    reply: (webhooks) => ({
      webhooks: webhooks.map(presentWebhook),
      message: "Successfully deleted the webhook",
    }),
  }),
});
