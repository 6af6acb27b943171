import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail extends ParsedMail {
  raw: string;
  envelope: { from: string; to: string[] };
}

export interface SmtpBehaviour {
  /** Replies with an error such as `"550 5.1.1 No such user"`, always or only for the first `times` mails. */
  refuse?: { at: "login" | "sender" | "receiver" | "content"; reply: string; times?: number };
  greetAfter?: Promise<unknown>;
  /** Milliseconds between the end of a mail and its confirmation. */
  confirmAfter?: number;
  /** Runs when a mail has arrived, and delays its confirmation. */
  beforeConfirmation?: () => Promise<unknown>;
  /** Accepts this many mails, but closes the connection instead of confirming them. */
  disconnectAfter?: number;
  selfSigned?: true;
  options?: SMTPServerOptions;
}

export type MailServer = Awaited<ReturnType<typeof openSmtpServer>>;

export async function openSmtpServer({
  refuse,
  greetAfter = Promise.resolve(),
  confirmAfter = 0,
  beforeConfirmation = async () => {},
  disconnectAfter = 0,
  selfSigned,
  options,
}: SmtpBehaviour = {}) {
  const received: ReceivedMail[] = [];
  const refusal = refusalsOf(refuse);
  let [disconnectsLeft, connections] = [disconnectAfter, 0];

  const server = new PromptServer({
    disabledCommands: [...(selfSigned ? [] : ["STARTTLS"]), ...(refuse?.at === "login" ? [] : ["AUTH"])],
    secure: false,
    closeTimeout: 50,
    disableReverseLookup: true,
    onConnect: (_, done) => {
      connections += 1;
      void greetAfter.then(() => done());
    },
    onAuth: (_, __, done) => done(refusal("login")),
    onMailFrom: (_, __, done) => done(refusal("sender")),
    onRcptTo: (_, __, done) => done(refusal("receiver")),
    onData: (stream, session, done) => {
      const receive = async () => {
        const raw = await text(stream);
        const refused = refusal("content");
        if (refused) return done(refused);

        received.push({ ...(await simpleParser(raw)), raw, envelope: envelopeOf(session) });
        if (disconnectsLeft-- > 0) return disconnect(server, session);
        await beforeConfirmation();
        setTimeout(done, confirmAfter);
      };
      receive().catch(done);
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;

  return {
    /** What a mailbox shows that drops duplicates by their Message-ID, as those of large providers do. */
    mailbox: () => new Map(received.map((mail) => [mail.messageId, mail])),
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** The library waits 100 ms for clients that talk too soon before it greets, in every test that sends a mail. */
class PromptServer extends SMTPServer {
  override connect(...accepted: Parameters<SMTPServer["connect"]>) {
    super.connect(...accepted);
    const connection = [...this.connections].at(-1);
    connection?.connectionReady();
    if (connection) connection.connectionReady = () => undefined;
  }
}

function refusalsOf(refuse: SmtpBehaviour["refuse"]) {
  let disconnectsLeft = refuse?.times ?? Infinity;
  return (at: NonNullable<SmtpBehaviour["refuse"]>["at"]): Error | null => {
    if (refuse?.at !== at || disconnectsLeft <= 0) return null;
    disconnectsLeft -= 1;
    const [code, ...words] = refuse.reply.split(" ");
    return Object.assign(new Error(words.join(" ")), { responseCode: Number(code) });
  };
}

const envelopeOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom ? mailFrom.address : "",
  to: rcptTo.map(({ address }) => address),
});

function disconnect(server: SMTPServer, { id }: SMTPServerSession) {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}
