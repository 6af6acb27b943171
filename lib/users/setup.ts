import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { type User, Prisma } from "@/generated/prisma/client";
import { db, sendAlong, transaction, type Tx } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import { email, optional, title } from "@/lib/http/input/types";
import { sameText } from "@/lib/secrets/secrets";
import { pageLocale } from "@/lib/settings/inputs";
import { writeSiteSettings } from "@/lib/settings/site";
import { addUser, type NewUser } from "@/lib/users/create";
import { displayName, login, nameFrom } from "@/lib/users/inputs";
import { localeOfNewAccount } from "@/lib/users/page-locale";
import { password } from "@/lib/users/passwords/inputs";

export const SetUpSite = z
  .object({
    token: title,
    site_title: optional(title),
    login,
    email,
    display_name: optional(displayName),
    password,
    locale: pageLocale,
  })
  .transform(({ token, site_title, display_name, ...account }) => ({
    token,
    siteTitle: site_title,
    account: { ...account, displayName: display_name ?? nameFrom(account.login) },
  }));
export type SetUpSite = z.infer<typeof SetUpSite>;

export const isSetUp = async (tx: Tx = db): Promise<boolean> =>
  (await tx.user.findFirst({ select: { id: true } })) !== null;

/** Creates the first administrator with the link that the server printed at its start. */
export async function setUpSite({ token, siteTitle, account }: SetUpSite): Promise<User> {
  if (await isSetUp()) throw new Forbidden(DONE);
  if (!(await isSetupToken(token)))
    throw new Forbidden("This set-up link is not valid. The link is printed when the server starts.");

  return addFirstAdministrator({ ...account, locale: await localeOfNewAccount(account.locale) }, siteTitle);
}

const DONE = "Boards is set up already. Please sign in.";
const Token = z.object({ digest: z.string() });

export async function isSetupToken(token: string): Promise<boolean> {
  const row = await db.setting.findUnique({ where: { key: "setup_token" } });
  const storedToken = Token.safeParse(row?.value);
  return storedToken.success && sameText(createHash("sha256").update(token).digest("hex"), storedToken.data.digest);
}

/** @throws Forbidden when there is a user already, even with concurrent calls */
export function addFirstAdministrator(account: Omit<NewUser, "role">, siteTitle?: string): Promise<User> {
  return transaction(async (tx) => {
    await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('first administrator'))`);
    if (await isSetUp(tx)) throw new Forbidden(DONE);

    const user = await addUser({ ...account, role: "administrator" });
    await writeSiteSettings(tx, { ...(siteTitle && { title: siteTitle }), email: account.email });
    await tx.setting.deleteMany({ where: { key: "setup_token" } });
    return user;
  });
}
