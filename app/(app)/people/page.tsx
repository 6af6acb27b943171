import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { searchIn } from "@/components/people/search-params";
import { personView } from "@/components/people/view-model";
import { PeoplePage } from "@/components/people/people-page";
import { OnlyForAdministrators } from "@/components/ui/pages/only-for-administrators";
import { isSiteAdmin } from "@/lib/boards/policy";
import { hasMailServer } from "@/lib/mail/server";
import { listAccounts } from "@/lib/members/list-accounts";
import { readSiteSettings } from "@/lib/settings/site";
import { isPro } from "@/lib/tier";
import { pageClock } from "@/lib/users/page-clock";
import { isSiteAdministrator } from "@/lib/users/policy";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("people.list");
  return { title: t("title") };
}

const PAGE = 50;

export default async function EverybodyPage({ searchParams }: PageProps<"/people">) {
  const { user } = await requireSession("/people");
  if (!isPro()) notFound();
  if (!isSiteAdmin(user)) return <PeopleForbidden />;

  const query = searchIn(await searchParams);
  const [{ people, counts }, site] = await Promise.all([
    listAccounts({ ...query, limit: PAGE * query.pages }),
    readSiteSettings(),
  ]);
  const clock = await pageClock(user, site);
  const result = people.map((person) => personView(person, user, clock));
  return (
    <PeoplePage
      query={query}
      people={result}
      counts={counts}
      me={user.id}
      hasMailServer={hasMailServer()}
      canMakeAdministrators={isSiteAdministrator(user)}
    />
  );
}

async function PeopleForbidden() {
  const t = await getTranslations("people");
  return (
    <OnlyForAdministrators heading={t("list.title")} title={t("forbidden.title")}>
      {t("forbidden.text")}
    </OnlyForAdministrators>
  );
}
