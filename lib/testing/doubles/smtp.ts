import { onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { type MailServer, type Manners, openSmtpServer } from "@/lib/testing/doubles/smtp-server";

/** A real mail server that the application sends to until the test ends. */
export async function smtpServer(manners: Manners = {}): Promise<MailServer> {
  const server = await openSmtpServer(manners);
  sendTo(server.url);
  onTestFinished(() => server.close());
  return server;
}

/** The application's SMTP_URL until the test ends. */
export function sendTo(url: string): void {
  const settings: { SMTP_URL?: string } = env();
  settings.SMTP_URL = url;
  onTestFinished(() => void delete settings.SMTP_URL);
}
