import "server-only";
import { Prisma, type PushSubscription } from "@/generated/prisma/client";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { finder } from "@/lib/users/caller-read";

const asJson = recordAsJson(Prisma.PushSubscriptionScalarFieldEnum, "s");
const withSubscriptionTimes = withTimes<PushSubscription>(Prisma.PushSubscriptionScalarFieldEnum);

/** Of the caller, without those whose session is over. */
const OWN = Prisma.sql`FROM push_subscription s LEFT JOIN session ON session.id = s.session_id
  WHERE s.user_id = caller.id AND (s.session_id IS NULL OR session.expires_at > now())`;

/** The one that was used last comes first. */
export const subscriptionsOfCaller = finder<{ subscriptions: PushSubscription[] }>({
  expression: () => Prisma.sql`SELECT json_agg(${asJson} ORDER BY s.last_used_at DESC, s.id DESC) ${OWN}`,
  result: (value) => ({
    subscriptions: ((JSON.parse(value ?? "null") as InJson<PushSubscription>[] | null) ?? []).map(
      withSubscriptionTimes,
    ),
  }),
});

/** @throws NotFound for a subscription of another person */
export const subscriptionOfCaller = finder<{ subscription: PushSubscription }>({
  expression: ({ subscription_id }) => Prisma.sql`SELECT ${asJson} ${OWN} AND s.id = ${pathId(subscription_id)}`,
  result(value) {
    if (value === null) throw new NotFound("Push subscription");
    return { subscription: withSubscriptionTimes(JSON.parse(value) as InJson<PushSubscription>) };
  },
});
