import { createTransport, type SendMailOptions } from "nodemailer";
import { onTestFinished } from "vitest";
import { openMailReceiver } from "@/lib/incoming-mail/server/server";

interface Refused {
  responseCode?: number;
  response?: string;
}

/** The site's own mail server on a port of its own, and a program that sends emails to it until the test ends. */
export async function aMailReceiver() {
  const receiver = await openMailReceiver(0, "127.0.0.1");
  const transport = createTransport({ host: "127.0.0.1", port: receiver.port, ignoreTLS: true });
  onTestFinished(() => {
    transport.close();
    return receiver.close();
  });

  /** The server's reply to the email. */
  const send = (mail: SendMailOptions): Promise<string> =>
    transport.sendMail({ from: "somebody@example.com", ...mail }).then(
      ({ response }) => response,
      (error: Refused) => error.response ?? String(error),
    );
  return { port: receiver.port, close: receiver.close, send };
}
