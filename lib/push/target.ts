import "server-only";
import type { PushSubscription } from "@/generated/prisma/client";
import { decryptOrNull, digestOf, encrypt } from "@/lib/secrets/secrets";
import { cut } from "@/lib/text/text";

/** Where a browser is reached, and the keys for what only it can decrypt. The endpoint identifies the browser, so it is a secret. */
export interface Target {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

type TargetColumns = Pick<PushSubscription, "endpointDigest" | "encryptedTarget" | "service">;

export const targetColumns = ({ endpoint, keys }: Target): TargetColumns => ({
  endpointDigest: digestOf("push", endpoint),
  encryptedTarget: encrypt("push", JSON.stringify({ endpoint, keys })),
  service: cut(new URL(endpoint).host, 100),
});

/** Null when it was encrypted with another secret of the site. */
export function targetOf({ encryptedTarget }: Pick<PushSubscription, "encryptedTarget">): Target | null {
  const text = decryptOrNull("push", encryptedTarget);
  return text === null ? null : (JSON.parse(text) as Target);
}
