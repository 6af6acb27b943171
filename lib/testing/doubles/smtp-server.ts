import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** A mail as its receiver sees it. */
export interface ReceivedMail extends ParsedMail {
  raw: string;
  envelope: { from: string; to: string[] };
}

export interface Manners {
  /** What it says instead of yes, `"550 5.1.1 No such user"`, at this step of each mail, or of the first ones only. */
  refuse?: { at: "login" | "sender" | "receiver" | "content"; reply: string; times?: number };
  /** Nobody is greeted before. */
  greets?: Promise<unknown>;
  /** Milliseconds between the end of a mail and the word that it is taken. */
  takeAfter?: number;
  /** Takes a mail, this many at most, and breaks the connection off instead of saying so. */
  hangUp?: number;
  /** With a certificate that nobody knows. */
  selfSigned?: true;
  options?: SMTPServerOptions;
}

export type MailServer = Awaited<ReturnType<typeof openSmtpServer>>;

/** A real mail server on a free port of this machine, which keeps what it takes. */
export async function openSmtpServer({
  refuse,
  greets = Promise.resolve(),
  takeAfter = 0,
  hangUp = 0,
  selfSigned,
  options,
}: Manners = {}) {
  const received: ReceivedMail[] = [];
  const refusal = refusalsOf(refuse);
  let [left, connections] = [hangUp, 0];

  const server = new SMTPServer({
    disabledCommands: [...(selfSigned ? [] : ["STARTTLS"]), ...(refuse?.at === "login" ? [] : ["AUTH"])],
    secure: false,
    closeTimeout: 50,
    disableReverseLookup: true,
    onConnect: (_, done) => {
      connections += 1;
      void greets.then(() => done());
    },
    onAuth: (_, __, done) => done(refusal("login")),
    onMailFrom: (_, __, done) => done(refusal("sender")),
    onRcptTo: (_, __, done) => done(refusal("receiver")),
    onData: (stream, session, done) => {
      const take = async () => {
        const raw = await text(stream);
        const refused = refusal("content");
        if (refused) return done(refused);

        received.push({ ...(await simpleParser(raw)), raw, envelope: envelopeOf(session) });
        if (left-- > 0) return breakOff(server, session);
        setTimeout(done, takeAfter);
      };
      take().catch(done);
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;

  return {
    port,
    /** As SMTP_URL. */
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** How many there have been so far. */
    connections: () => connections,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** What is said at a step: nothing once it was refused often enough. */
function refusalsOf(refuse: Manners["refuse"]) {
  let left = refuse?.times ?? Infinity;
  return (at: NonNullable<Manners["refuse"]>["at"]): Error | null => {
    if (refuse?.at !== at || left <= 0) return null;
    left -= 1;
    const [code, ...words] = refuse.reply.split(" ");
    return Object.assign(new Error(words.join(" ")), { responseCode: Number(code) });
  };
}

const envelopeOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom ? mailFrom.address : "",
  to: rcptTo.map(({ address }) => address),
});

function breakOff(server: SMTPServer, { id }: SMTPServerSession) {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}
