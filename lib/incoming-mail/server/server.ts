import "server-only";
import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { incomingMailDomain } from "@/lib/incoming-mail/domain";
import { acceptRecipient, receiveMessage } from "@/lib/incoming-mail/server/handlers";
import { smtpRefusalOf } from "@/lib/incoming-mail/server/refusal";

const SECOND = 1000;
const MOST_CONNECTIONS = 20;
const MOST_RECIPIENTS = 10;
/** Of a whole email. */
const LONGEST_MESSAGE = 10 * 60 * SECOND;

export interface MailReceiver {
  port: number;
  /** Waits for emails that are arriving; other connections end at once. */
  close: () => Promise<void>;
}

/** Receives emails until it is closed. @throws when the port is taken, or the address is none of this machine */
export async function openMailReceiver(port: number, host: string): Promise<MailReceiver> {
  const arriving = new Set<string>();
  let isClosing = false;
  const server: SMTPServer = new SMTPServer({
    ...limits(),
    onRcptTo: (address, session, done) => answer(acceptRecipient(address), session, done),
    onData: (content, session, done) => {
      arriving.add(session.id);
      const tooLate = setTimeout(() => end(server, session), LONGEST_MESSAGE);
      const received = receiveMessage(content, session).finally(() => {
        content.resume();
        clearTimeout(tooLate);
        arriving.delete(session.id);
      });
      answer(received, session, (error) => {
        done(error);
        if (isClosing) end(server, session);
      });
    },
  });
  // Of single connections, such as those that end in the middle of an email.
  server.on("error", (error: unknown) => logger().info({ err: error }, "a connection of a mail server failed"));
  await listening(server, port, host);

  const close = () => {
    isClosing = true;
    return closed(server, arriving);
  };
  return { port: portOf(server), close };
}

const limits = (): SMTPServerOptions => ({
  name: incomingMailDomain() ?? undefined,
  banner: "Boards",
  disabledCommands: ["AUTH", "STARTTLS"],
  disableReverseLookup: true,
  size: env().BOARDS_UPLOAD_LIMIT,
  rejectOversized: true,
  maxClients: MOST_CONNECTIONS,
  maxRecipients: MOST_RECIPIENTS,
  socketTimeout: 60 * SECOND,
  closeTimeout: LONGEST_MESSAGE,
});

function end(server: SMTPServer, session: Pick<SMTPServerSession, "id">) {
  for (const connection of server.connections) if (connection.id === session.id) connection.close();
}

const closed = (server: SMTPServer, arriving: ReadonlySet<string>): Promise<void> =>
  new Promise((done) => {
    server.close(done);
    for (const connection of server.connections) if (!arriving.has(connection.id)) connection.close();
  });

function portOf(server: SMTPServer): number {
  const address = server.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

function answer(work: Promise<void>, { id }: SMTPServerSession, done: (error?: Error | null) => void) {
  work.then(
    () => done(null),
    (error: unknown) => done(smtpRefusalOf(error, id)),
  );
}

async function listening(server: SMTPServer, port: number, host: string) {
  const refused = new AbortController();
  const failed = once(server, "error", { signal: refused.signal }).then(([error]) => Promise.reject(error));
  const opened = new Promise<void>((done) => server.listen(port, host, done));
  await Promise.race([opened, failed]).finally(() => {
    failed.catch(() => undefined);
    refused.abort();
  });
}
