import { getTranslations } from "next-intl/server";
import { LanguageSwitch } from "@/components/account/language-switch";
import { Messages } from "@/components/i18n/messages";
import { SiteMark } from "@/components/shell/site-mark";
import { env } from "@/lib/env";
import { readLogo } from "@/lib/settings/logo/read";
import { readSiteSettings } from "@/lib/settings/site";
import { currentSession } from "@/lib/users/sessions/current";

/** Signed-in people choose their language in the profile. */
export default async function AuthLayout({ children }: { children: React.ReactNode }) {
  const [{ title }, logo, session, t] = await Promise.all([
    readSiteSettings(),
    readLogo(),
    currentSession(),
    getTranslations("auth"),
  ]);
  return (
    <Messages of={["auth"]}>
      <div className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center px-4 py-10">
        <main>
          <p className="mb-6 flex items-center justify-center gap-2.5 text-lg font-semibold">
            <SiteMark logo={logo} size="large" />
            <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
          </p>
          {children}
        </main>
        {!session && (
          <footer className="mt-8">
            <LanguageSwitch origin={env().BOARDS_URL} label={t("languageSwitch")} />
          </footer>
        )}
      </div>
    </Messages>
  );
}
