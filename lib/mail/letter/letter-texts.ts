import "server-only";
import type { Mail } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { type Letter, letterText } from "@/lib/mail/letter/letter";
import { letterHtml } from "@/lib/mail/letter/letter-html";
import { senderOf } from "@/lib/mail/sender";
import { encrypt } from "@/lib/secrets/secrets";
import { readGeneralSettings } from "@/lib/settings/general";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings, type SiteSettings } from "@/lib/settings/site";
import { cut, plainLine } from "@/lib/text/text";

/** A letter, or what makes it from the site's settings. */
export type SomeLetter = Letter | ((site: SiteSettings) => Letter);

/** The text is encrypted, because it may contain a secret link. */
export async function letterTexts(tx: Tx, given: SomeLetter): Promise<Pick<Mail, "subject" | "text" | "html">> {
  const [general, site, logo] = await Promise.all([readGeneralSettings(tx), readSiteSettings(tx), readLogo(tx)]);
  const letter = typeof given === "function" ? given(site) : given;
  const sender = senderOf(general, site, logo);
  return {
    subject: cut(plainLine(letter.subject), 200),
    text: encrypt("mail", letterText(letter, sender)),
    html: encrypt("mail", letterHtml(letter, sender)),
  };
}
