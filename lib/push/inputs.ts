import { z } from "zod";
import { exactTextUpTo, nested, webAddress } from "@/lib/http/input/types";
import { onOrOff } from "@/lib/notifications/inputs";
import { isBrowserKey } from "@/lib/push/browser-key";

const AUTH_BYTES = 16;

const keys = z.object({ p256dh: exactTextUpTo(200), auth: exactTextUpTo(100) }).transform((given, ctx) => {
  if (!isBrowserKey(given.p256dh) || Buffer.from(given.auth, "base64url").length !== AUTH_BYTES)
    ctx.addIssue({ code: "custom", message: "These are no keys of a browser." });
  return given;
});

/** POST push-subscriptions: what a browser's `PushSubscription` is as JSON. */
export const Subscribe = z.object({ endpoint: webAddress, keys: nested(keys) });
export type Subscribe = z.infer<typeof Subscribe>;

/** PUT push-preferences; what is missing stays. */
export const SavePushPreferences = z.object({
  mention: onOrOff.optional(),
  assignment: onOrOff.optional(),
  comment: onOrOff.optional(),
});
export type SavePushPreferences = z.infer<typeof SavePushPreferences>;
