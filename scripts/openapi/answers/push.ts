import { z } from "zod";
import { PUSH_KEYS } from "@/lib/push/preferences";
import type { PushSubscriptionJson } from "@/lib/push/present";
import { type Answers, done, justDone } from "@/scripts/openapi/answers/shapes";
import { checked, flag, id, text } from "@/scripts/openapi/records/record";

const Subscription = checked<PushSubscriptionJson>()(
  z.object({
    id,
    service: text.describe("The host of the browser’s push service."),
    user_agent: text.nullable(),
    created_at: text,
    last_used_at: text.describe("When it was registered or got a notification."),
    is_current: flag.describe("Whether it was registered with the credentials of this request."),
  }),
);

const Preferences = z.record(z.enum(PUSH_KEYS), flag);

const SUBSCRIPTIONS = "/boards-app/v1/push-subscriptions";
const PREFERENCES = "/boards-app/v1/push-preferences";

export const PUSH_ANSWERS: Answers = {
  [`GET ${SUBSCRIPTIONS}`]: z.object({
    public_key: text.describe("The site’s key, with which a browser subscribes: `applicationServerKey`."),
    subscriptions: z.array(Subscription),
  }),
  [`POST ${SUBSCRIPTIONS}`]: done({ subscription: Subscription }),
  [`DELETE ${SUBSCRIPTIONS}/{subscription_id}`]: justDone,
  [`GET ${PREFERENCES}`]: z.object({ push_preferences: Preferences }),
  [`PUT ${PREFERENCES}`]: done({ push_preferences: Preferences }),
};
