import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { AboutYou } from "@/components/account/about-you";
import { ApplicationPasswords } from "@/components/account/application-passwords";
import { EndOtherSessionsButton } from "@/components/account/end-session-button";
import { PasswordForm } from "@/components/account/password-form";
import { ProfileSection } from "@/components/account/profile-section";
import { ProgramExample } from "@/components/account/program-example";
import { ProfileNav } from "@/components/account/profile-nav";
import { SessionList } from "@/components/account/session-list";
import { NotificationPreferences } from "@/components/notifications/notification-preferences";
import { Page, PageHeading } from "@/components/ui/pages/page";
import { ThemeSwitch } from "@/components/ui/pages/theme-switch";
import { Layouts } from "@/components/view-settings/layouts";
import { passwordView, sessionView } from "@/components/account/view-model";
import { isOnAnyBoard, anyBoardMembership } from "@/lib/boards/any-board";
import { env } from "@/lib/env";
import { readGlobalPreferences, readMailPreferences } from "@/lib/notifications/read-preferences";
import { readSiteSettings } from "@/lib/settings/site";
import { THEME_COOKIE, themeIn } from "@/lib/theme";
import { listApplicationPasswords } from "@/lib/users/application-passwords/find";
import { pageClock } from "@/lib/users/page-clock";
import { userOfPath } from "@/lib/users/find";
import { presentProfile } from "@/lib/users/profile/present";
import type { CurrentUser } from "@/lib/users/current-user";
import { readAllViewSettings } from "@/lib/view-settings/read";
import { requireSession } from "@/lib/users/sessions/current";
import { listSessions } from "@/lib/users/sessions/of-user";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.profile");
  return { title: t("title") };
}

export default async function ProfilePage() {
  const { id, user } = await requireSession("/profile");
  const [{ person }, sessions, passwords, site, jar, preferences, viewSettings] = await Promise.all([
    userOfPath({}, user),
    listSessions(user),
    listApplicationPasswords(user),
    readSiteSettings(),
    cookies(),
    preferencesOf(user),
    readAllViewSettings(user),
  ]);
  const { profile } = presentProfile(person);
  const clock = await pageClock(profile, site);
  const t = await getTranslations("account.profile");

  return (
    <Page nav={<ProfileNav />} narrow>
      <PageHeading>{t("title")}</PageHeading>
      <div className="flex flex-col gap-10">
        <ProfileSection id="about">
          <AboutYou profile={profile} site={site} />
        </ProfileSection>
        <ProfileSection id="notifications">
          <NotificationPreferences {...preferences} />
        </ProfileSection>
        <ProfileSection id="layouts">
          <Layouts saved={viewSettings} />
        </ProfileSection>
        <ProfileSection id="password">
          <PasswordForm login={user.login} />
        </ProfileSection>
        <ProfileSection id="application-passwords">
          <ApplicationPasswords
            login={user.login}
            passwords={passwords.map((password) => passwordView(password, clock))}
          />
          <ProgramExample siteUrl={env().BOARDS_URL} login={user.login} />
        </ProfileSection>
        <ProfileSection id="sessions" action={sessions.length > 1 && <EndOtherSessionsButton />}>
          <SessionList sessions={sessions.map((session) => sessionView(session, clock))} currentId={id} />
        </ProfileSection>
        <ProfileSection id="appearance">
          <div className="p-4 sm:p-5">
            <ThemeSwitch saved={themeIn(jar.get(THEME_COOKIE)?.value)} />
          </div>
        </ProfileSection>
      </div>
    </Page>
  );
}

async function preferencesOf(user: CurrentUser) {
  const [found, global, mails] = await Promise.all([
    anyBoardMembership({}, user),
    readGlobalPreferences(user),
    readMailPreferences(user),
  ]);
  return { global: isOnAnyBoard(user, found) ? global : null, mails };
}
