import "server-only";
import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Mail } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { messageIdOf } from "@/lib/mail/message-id";
import { oncePerProcess } from "@/lib/once";

export const MAILS_AT_ONCE = 3;

/** Milliseconds. The total limits servers that reply slowly, but in time. */
const REPLY_TIMEOUT = 10_000;
const TOTAL_TIMEOUT = 60_000;

interface Delivery extends SendMailOptions {
  beforeContent: () => Promise<void>;
}

/** Calls `beforeContent` when the server is ready for the content. If that fails, the mail is not sent. */
export async function deliver(mail: Mail, beforeContent: () => Promise<void>): Promise<void> {
  const delivery: Delivery = {
    from: env().MAIL_FROM,
    to: { name: "", address: mail.toAddress },
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? undefined,
    messageId: messageIdOf(mail),
    headers: { "Auto-Submitted": "auto-generated", ...headersOf(mail) },
    signal: AbortSignal.timeout(TOTAL_TIMEOUT),
    beforeContent,
  };
  await mailer().sendMail(delivery);
}

export function headersOf({ headers }: Pick<Mail, "headers">): Record<string, string> {
  const lines = Object.entries(headers ?? {}).filter(
    (header): header is [string, string] => /^[\w-]+$/.test(header[0]) && typeof header[1] === "string",
  );
  return Object.fromEntries(lines.map(([name, value]) => [name, value.replace(/[\r\n]+/g, " ")]));
}

/** Parameters in SMTP_URL's query override these. */
const mailer = () =>
  oncePerProcess(`mailer ${env().SMTP_URL}`, () =>
    createTransport({
      url: env().SMTP_URL,
      pool: true,
      maxConnections: MAILS_AT_ONCE,
      connectionTimeout: REPLY_TIMEOUT,
      greetingTimeout: REPLY_TIMEOUT,
      socketTimeout: REPLY_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    }).use("stream", ({ message, data }, done) => {
      if (message) delayContent(message, (data as Delivery).beforeContent);
      done();
    }),
  );

/** Nodemailer reads the content only when the server asks for it, and may start again after a lost connection. */
function delayContent(message: { createReadStream: () => Readable }, beforeContent: () => Promise<void>) {
  const content = message.createReadStream.bind(message);
  let hasBegun = false;
  message.createReadStream = () =>
    Readable.from(
      (async function* () {
        if (hasBegun) throw new Error("A part of the mail went over a connection that is lost.");
        await beforeContent();
        hasBegun = true;
        yield* content();
      })(),
    );
}
