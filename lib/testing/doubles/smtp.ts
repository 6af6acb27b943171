import { onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { type MailServer, type SmtpBehaviour, openSmtpServer } from "@/lib/testing/doubles/smtp-server";

/** Starts a mail server and makes the application send to it until the test ends. */
export async function smtpServer(behaviour: SmtpBehaviour = {}): Promise<MailServer> {
  const server = await openSmtpServer(behaviour);
  sendTo(server.url);
  onTestFinished(() => server.close());
  return server;
}

export function sendTo(url: string): void {
  const settings: { SMTP_URL?: string } = env();
  settings.SMTP_URL = url;
  onTestFinished(() => void delete settings.SMTP_URL);
}
