import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { type MailAndNextTry, nextTry } from "@/lib/mail/next-try";
import type { CurrentUser } from "@/lib/users/current-user";
import { isSiteAdministrator } from "@/lib/users/policy";

/** @throws Forbidden before revealing whether the mail exists */
export async function mailOfSite({ mail_id }: PathParams, user: CurrentUser): Promise<{ mail: MailAndNextTry }> {
  const id = pathId(mail_id);
  if (!isSiteAdministrator(user)) throw new Forbidden();

  const [mail] = await rowsOf<MailAndNextTry>(
    db,
    Prisma.sql`SELECT ${columnsOf(Prisma.MailScalarFieldEnum, "m")}, ${nextTry} FROM mail m WHERE m.id = ${id}`,
  );
  if (!mail) throw new NotFound("Mail");
  return { mail };
}
