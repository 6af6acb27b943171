import "server-only";
import { createTransport } from "nodemailer";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";

/** Below the time that a transaction has: who waits for a mail server holds the mail's row. */
const PATIENCE = 10_000;

/** The connections to the mail server of SMTP_URL. */
export const mailer = () =>
  oncePerProcess(`mailer ${env().SMTP_URL}`, () =>
    createTransport({ url: env().SMTP_URL, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE, disableFileAccess: true, disableUrlAccess: true }),
  );
