import { api } from "@/lib/api";
import type { PushPreferences } from "@/lib/push/preferences";
import type { PushSubscriptionJson } from "@/lib/push/present";

const PATH = "/boards-app/v1/push-subscriptions";

interface Subscriptions {
  public_key: string;
  subscriptions: PushSubscriptionJson[];
}

export const readSubscriptions = (): Promise<Subscriptions> => api<Subscriptions>("GET", PATH);

export async function addSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api("POST", PATH, { endpoint, keys });
}

export const removeSubscription = async ({ id }: Pick<PushSubscriptionJson, "id">): Promise<void> =>
  void (await api("DELETE", `${PATH}/${id}`));

export const savePushPreferences = async (change: Partial<PushPreferences>): Promise<PushPreferences> =>
  (await api<{ push_preferences: PushPreferences }>("PUT", "/boards-app/v1/push-preferences", change)).push_preferences;
