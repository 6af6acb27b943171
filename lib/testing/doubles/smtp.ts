import { beforeEach, onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { type MailServer, type SmtpBehaviour, openSmtpServer } from "@/lib/testing/doubles/smtp-server";
import { putAddressesAt } from "@/lib/testing/factories/people";

/** Starts a mail server and makes the application send to it until the test ends. */
export async function smtpServer(behaviour: SmtpBehaviour = {}): Promise<MailServer> {
  const server = await openSmtpServer(behaviour);
  sendTo(server.url);
  onTestFinished(() => server.close());
  return server;
}

/** Gives the people of all tests of this file addresses that get mails: nothing is sent to example.com. */
export function givePeopleMailboxes(): void {
  beforeEach(() => {
    putAddressesAt("mail.internal");
    return () => putAddressesAt("example.com");
  });
}

export function sendTo(url: string): void {
  const settings: { SMTP_URL?: string } = env();
  settings.SMTP_URL = url;
  onTestFinished(() => void delete settings.SMTP_URL);
}
