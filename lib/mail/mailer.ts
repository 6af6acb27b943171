import "server-only";
import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Mail } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";

/** How many connections to the mail server a process opens. */
export const MAILS_AT_ONCE = 3;

/** For each word of the mail server, and for all of a mail: one that says a little every few seconds holds nothing up for ever. */
const PATIENCE = 10_000;
const LONGEST = 60_000;

interface Delivery extends SendMailOptions {
  handing: () => Promise<void>;
}

/**
 * Brings a mail, its words readable, to the mail server of SMTP_URL. Not a byte of its content leaves before `handing`, which is called once the
 * server waits for the content; when that fails the mail is not sent.
 */
export async function deliver(mail: Mail, handing: () => Promise<void>): Promise<void> {
  const { hostname } = new URL(env().BOARDS_URL);
  const delivery: Delivery = {
    from: env().MAIL_FROM,
    to: { name: "", address: mail.toAddress },
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? undefined,
    // The same at every try, so that a mail program shows one where two arrived.
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${hostname}>`,
    headers: { "Auto-Submitted": "auto-generated", ...headersOf(mail) },
    signal: AbortSignal.timeout(LONGEST),
    handing,
  };
  await mailer().sendMail(delivery);
}

/** Those that this mail has beside the ones of every mail: name to value, each one line. */
export function headersOf({ headers }: Pick<Mail, "headers">): Record<string, string> {
  const lines = Object.entries(headers ?? {}).filter(
    (header): header is [string, string] => /^[\w-]+$/.test(header[0]) && typeof header[1] === "string",
  );
  return Object.fromEntries(lines.map(([name, value]) => [name, value.replace(/[\r\n]+/g, " ")]));
}

/** The connections to the mail server of SMTP_URL; what its query says counts more than what stands here. */
const mailer = () =>
  oncePerProcess(`mailer ${env().SMTP_URL}`, () =>
    createTransport({
      url: env().SMTP_URL,
      pool: true,
      maxConnections: MAILS_AT_ONCE,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    }).use("stream", ({ message, data }, done) => {
      if (message) holdContent(message, (data as Delivery).handing);
      done();
    }),
  );

/** Nodemailer reads the content when the mail server has asked for it, and not before; after a lost connection it may begin anew. */
function holdContent(message: { createReadStream: () => Readable }, handing: () => Promise<void>) {
  const content = message.createReadStream.bind(message);
  let hasBegun = false;
  message.createReadStream = () =>
    Readable.from(
      (async function* () {
        if (hasBegun) throw new Error("A part of the mail went over a connection that is lost.");
        await handing();
        hasBegun = true;
        yield* content();
      })(),
    );
}
