import { type Endpoints, signedIn } from "@/scripts/contract/endpoints/entry";

const SUBSCRIPTIONS = "/boards-app/v1/push-subscriptions";
const PREFERENCES = "/boards-app/v1/push-preferences";

/** As a browser makes it. The example of RFC 8291 has the keys. */
const SUBSCRIPTION = {
  endpoint: "https://push.example.com/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

/** The subscription in the path belongs to the caller. */
export const PUSH_ENDPOINTS: Endpoints = {
  [`GET ${SUBSCRIPTIONS}`]: signedIn({ summary: "List your browsers that get notifications" }),
  [`POST ${SUBSCRIPTIONS}`]: signedIn({ summary: "Send your notifications to a browser", body: SUBSCRIPTION }),
  [`DELETE ${SUBSCRIPTIONS}/{subscription_id}`]: signedIn({ summary: "Send no notifications to a browser any more" }),
  [`GET ${PREFERENCES}`]: signedIn({ single: true, summary: "Read which notifications your browsers get" }),
  [`PUT ${PREFERENCES}`]: signedIn({
    summary: "Choose which notifications your browsers get",
    body: { comment: true },
  }),
};
