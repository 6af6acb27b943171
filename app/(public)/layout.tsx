import { getTranslations } from "next-intl/server";
import { LanguageSwitch } from "@/components/account/language-switch";
import { SessionMeta } from "@/components/shell/session-meta";
import { PublicHeader } from "@/components/public-page/public-header";
import { env } from "@/lib/env";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings } from "@/lib/settings/site";
import { currentSession } from "@/lib/users/sessions/current";

/** Pages for anyone, readable and usable without script. */
export default async function PublicLayout({ children }: { children: React.ReactNode }) {
  const [{ title }, logo, session, t] = await Promise.all([
    readSiteSettings(),
    readLogo(),
    currentSession(),
    getTranslations("auth"),
  ]);
  return (
    <>
      {session && <SessionMeta session={session} />}
      <div className="flex min-h-dvh flex-col has-data-fills:sm:h-dvh has-data-fills:sm:min-h-120">
        <PublicHeader siteTitle={title} logo={logo} reader={session?.user.displayName ?? null} />
        <main className="flex min-h-0 flex-1 flex-col">{children}</main>
        <footer className="px-4 py-6">
          <LanguageSwitch origin={env().BOARDS_URL} label={t("languageSwitch")} />
        </footer>
      </div>
    </>
  );
}
