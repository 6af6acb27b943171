import type { Mail, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { encrypt } from "@/lib/secrets";

/** A mail that nothing sends by itself, to somebody without an account. */
export const aMail = ({ text = "Hello", ...over }: Partial<Prisma.MailUncheckedCreateInput> = {}): Promise<Mail> =>
  db.mail.create({ data: { kind: "invitation", toAddress: "anna@example.com", subject: "Hello", text: encrypt("mail", text), html: encrypt("mail", `<p>${text}</p>`), ...over } });
