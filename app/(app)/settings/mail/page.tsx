import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { mailsSearchIn } from "@/components/mails/search-params";
import { mailView } from "@/components/mails/view-model";
import { MailsPage } from "@/components/mails/mails-page";
import { MailsForbidden } from "@/components/mails/mails-forbidden";
import { SettingsPage } from "@/components/settings/settings-page";
import { env } from "@/lib/env";
import { pageClock } from "@/lib/users/page-clock";
import { listMails } from "@/lib/mail/list";
import { mailServerName } from "@/lib/mail/server";
import { readFeatureModules } from "@/lib/modules/read";
import { readSiteSettings } from "@/lib/settings/site";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("emailLog.list");
  return { title: t("title") };
}

const PAGE = 50;

export default async function MailsOfSitePage({ searchParams }: PageProps<"/settings/mail">) {
  const { user } = await requireSession("/settings/mail");
  if (!isSiteAdministrator(user)) return <MailsForbidden />;

  const query = mailsSearchIn(await searchParams);
  const state = query.state === "all" ? undefined : query.state;
  const [{ mails, total, counts }, site, modules] = await Promise.all([
    listMails({ state, search: query.search, page: 1, perPage: PAGE * query.pages }),
    readSiteSettings(),
    readFeatureModules(),
  ]);
  const clock = await pageClock(user, site);
  return (
    <SettingsPage current="mail" hasRoadmaps={modules.roadmap.enabled} canSeeMails>
      <MailsPage
        query={query}
        server={{ host: mailServerName(), sender: env().MAIL_FROM }}
        mails={mails.map((mail) => mailView(mail, clock))}
        total={total}
        counts={counts}
      />
    </SettingsPage>
  );
}
