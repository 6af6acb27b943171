import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "@/lib/env";
import { receivesMail } from "@/lib/incoming-mail/domain";
import { type MailReceiver, openMailReceiver } from "@/lib/incoming-mail/server/server";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";

const AGAIN_AFTER = 5_000;

interface Started {
  stopping: AbortController;
  receiver: Promise<MailReceiver | null>;
}

/** Receives emails inside this process until it is stopped, if the settings say so; repeated calls start nothing. */
export const startReceivingMail = (): Started =>
  oncePerProcess("mail receiver", () => {
    const stopping = new AbortController();
    return { stopping, receiver: receivesMail() ? open(stopping.signal) : Promise.resolve(null) };
  });

/** Waits for emails that are arriving. */
export async function stopReceivingMail(): Promise<void> {
  const { stopping, receiver } = startReceivingMail();
  stopping.abort();
  await (await receiver)?.close();
}

/** The process that this one replaces may still have the port. */
async function open(stopping: AbortSignal): Promise<MailReceiver | null> {
  const { MAIL_IN_PORT: port = 0, MAIL_IN_HOST: host } = env();
  while (!stopping.aborted) {
    try {
      const receiver = await openMailReceiver(port, host);
      logger().info({ host, port: receiver.port }, "receiving emails");
      return receiver;
    } catch (error) {
      logger().error({ err: error, host, port }, "emails can't be received: the port of MAIL_IN_PORT can't be opened");
    }
    await wait(AGAIN_AFTER, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
  return null;
}
