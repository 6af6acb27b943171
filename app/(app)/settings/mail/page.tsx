import type { Metadata } from "next";
import { askedMailsIn } from "@/components/mails/asked";
import { listedMail } from "@/components/mails/listed";
import { MailsPage } from "@/components/mails/mails-page";
import { OnlyForMailReaders } from "@/components/mails/only-for-mail-readers";
import { SettingsPage } from "@/components/settings/settings-page";
import { env } from "@/lib/env";
import { clockOf } from "@/lib/users/clock";
import { listMails } from "@/lib/mail/list";
import { mailServerName } from "@/lib/mail/server";
import { readSiteSettings } from "@/lib/settings/site";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export const metadata: Metadata = { title: "Mail" };

/** So many are shown before one asks for more. */
const PAGE = 50;

export default async function MailsOfSitePage({ searchParams }: PageProps<"/settings/mail">) {
  const { user } = await requireSession("/settings/mail");
  if (!isSiteAdministrator(user)) return <OnlyForMailReaders />;

  const asked = askedMailsIn(await searchParams);
  const state = asked.state === "all" ? undefined : asked.state;
  const [{ mails, total, counts }, site] = await Promise.all([listMails({ state, search: asked.search, page: 1, perPage: PAGE * asked.pages }), readSiteSettings()]);
  const clock = clockOf(user, site);
  return (
    <SettingsPage at="mail" seesMails>
      <MailsPage asked={asked} server={{ host: mailServerName(), sender: env().MAIL_FROM }} mails={mails.map((mail) => listedMail(mail, clock))} total={total} counts={counts} />
    </SettingsPage>
  );
}
