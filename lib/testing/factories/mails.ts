import { vi } from "vitest";
import type { Mail, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { encrypt } from "@/lib/secrets/secrets";

/** A mail to an address without an account, which no job sends. */
export const aMail = ({ text = "Hello", ...given }: Partial<Prisma.MailUncheckedCreateInput> = {}): Promise<Mail> =>
  db.mail.create({
    data: {
      kind: "invitation",
      toAddress: "anna@mail.internal",
      subject: "Hello",
      text: encrypt("mail", text),
      html: encrypt("mail", `<p>${text}</p>`),
      ...given,
    },
  });

export function aMailWithAnotherSecret(given: Parameters<typeof aMail>[0] = {}): Promise<Mail> {
  const secret = vi
    .spyOn(env(), "BOARDS_SECRET", "get")
    .mockReturnValue("another secret of more than thirty-two characters");
  const mail = aMail(given);
  secret.mockRestore();
  return mail;
}
