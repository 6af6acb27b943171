import { z } from "zod";
import type { BoardRole } from "@/generated/prisma/client";
import { email, optional, title, word } from "@/lib/http/input/types";
import { pageLocale } from "@/lib/settings/inputs";
import { displayName, login, nameFrom } from "@/lib/users/inputs";
import { password } from "@/lib/users/passwords/inputs";

export const SendInvitation = z
  .object({ email, role: optional(word("admin", "manager", "member", "viewer")) })
  .transform(({ email: address, role = "member" }) => ({
    email: address,
    role: role === "admin" ? ("manager" as const) : (role satisfies BoardRole),
  }));
export type SendInvitation = z.infer<typeof SendInvitation>;

/** POST boards-app/v1/invitations: people with an account send the token alone. */
export const AcceptInvitation = z
  .object({
    token: title,
    display_name: optional(displayName),
    login: optional(login),
    password: optional(password),
    locale: pageLocale,
  })
  .transform(({ token, locale, display_name, ...account }) => ({
    token,
    locale,
    account: { ...account, displayName: display_name },
  }));
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

export const NewAccount = z
  .object({ displayName: optional(displayName), login, password })
  .transform(({ displayName: name, ...account }) => ({ ...account, displayName: name ?? nameFrom(account.login) }));
