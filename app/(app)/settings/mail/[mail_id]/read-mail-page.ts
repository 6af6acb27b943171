import "server-only";
import { cache } from "react";
import { findOrNotFound } from "@/app/(app)/find-or-not-found";
import { mailView } from "@/components/mails/view-model";
import type { MailPageProps } from "@/components/mails/mail-page";
import { env } from "@/lib/env";
import { pageClock } from "@/lib/users/page-clock";
import { mailOfSite } from "@/lib/mail/find";
import { shownHeadersOf } from "@/lib/mail/present";
import { textOfMail } from "@/lib/mail/text";
import { readFeatureModules } from "@/lib/modules/read";
import { readSiteSettings } from "@/lib/settings/site";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

interface ReadMailPage {
  shown: Omit<MailPageProps, "query">;
  hasRoadmaps: boolean;
}

/** Null for people who may not read mails, whether the mail exists or not. Cached for the metadata and the page. */
export const readMailPage = cache(async (mailId: string): Promise<ReadMailPage | null> => {
  const { user } = await requireSession(`/settings/mail/${mailId}`);
  if (!isSiteAdministrator(user)) return null;

  const [{ mail }, site, modules] = await Promise.all([
    findOrNotFound(() => mailOfSite({ mail_id: mailId }, user)),
    readSiteSettings(),
    readFeatureModules(),
  ]);
  const { text, html } = textOfMail(mail) ?? { text: null, html: null };
  const shown = {
    mail: mailView(mail, await pageClock(user, site)),
    text,
    html: html === null ? null : { hasPictures: /<img\b|url\(/i.test(html) },
    headers: Object.entries({
      From: env().MAIL_FROM,
      To: mail.toAddress,
      Subject: mail.subject,
      ...shownHeadersOf(mail),
    }),
  };
  return { shown, hasRoadmaps: modules.roadmap.enabled };
});
