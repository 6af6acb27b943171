import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ImportForbidden } from "@/components/imports/import-forbidden";
import { recentImport } from "@/components/imports/view-model";
import { ImportPage } from "@/components/imports/screen/import-page";
import { Messages } from "@/components/i18n/messages";
import { isSiteAdmin } from "@/lib/boards/policy";
import { listVisibleFolders } from "@/lib/folders/list";
import { listImports } from "@/lib/imports/own";
import { JSON_LIMIT, zipLimit } from "@/lib/imports/uploads/limits";
import { readSiteSettings } from "@/lib/settings/site";
import { isPro } from "@/lib/tier";
import { pageClock } from "@/lib/users/page-clock";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("imports");
  return { title: t("title") };
}

export default async function ImportOfBoards() {
  const { user } = await requireSession("/boards/import");
  if (!isSiteAdmin(user)) return <ImportForbidden />;

  const [imports, folders, site] = await Promise.all([
    listImports(user),
    isPro() ? listVisibleFolders(user) : [],
    readSiteSettings(),
  ]);
  const clock = await pageClock(user, site);
  return (
    <Messages of={["imports", "files"]}>
      <ImportPage
        imports={imports.map((session) => recentImport(session, clock))}
        folders={folders.map(({ id, title }) => ({ id, title }))}
        limits={{ text: JSON_LIMIT, zip: zipLimit() }}
        isPro={isPro()}
      />
    </Messages>
  );
}
