import ece from "http_ece";
import type { User } from "@/generated/prisma/client";
import { aReceiver, type Received } from "@/lib/testing/doubles/receiver";
import { aPushSubscription, browserKeys } from "@/lib/testing/factories/push-subscriptions";
import type { PushMessage } from "@/lib/push/payload";

type PushService = Awaited<ReturnType<typeof aReceiver>>;

/** Answers as push services do that take a message. */
export const aPushService = (): Promise<PushService> => aReceiver((response) => response.writeHead(201).end());

/** A subscribed browser of the person. `shown` decrypts what its push service received for it. */
export async function aPushBrowser(user: Pick<User, "id">, service: PushService) {
  const { keys, privateKey } = browserKeys();
  const endpoint = `${new URL(service.url).origin}/${keys.auth}`;
  const subscription = await aPushSubscription(user, { endpoint, keys });
  const received = (): Received[] => service.received.filter(({ url }) => url === `/${keys.auth}`);
  const read = ({ bytes }: Received): PushMessage =>
    JSON.parse(String(ece.decrypt(bytes, { version: "aes128gcm", privateKey, authSecret: keys.auth })));
  return { subscription, endpoint, received, shown: () => received().map(read) };
}
