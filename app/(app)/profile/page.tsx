import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ComponentProps } from "react";
import { ApplicationPasswords } from "@/components/account/application-passwords";
import { EndOtherSessionsButton } from "@/components/account/end-session-button";
import { PasswordForm } from "@/components/account/password-form";
import { PhotoChooser } from "@/components/account/photo-chooser";
import { ProfileForm } from "@/components/account/profile-form";
import { localeChoices, timezoneChoices, weekdayChoices } from "@/components/account/profile-choices";
import { ProgramExample } from "@/components/account/program-example";
import { ProfileNav } from "@/components/account/profile-nav";
import { SessionList } from "@/components/account/session-list";
import { NotificationPreferences } from "@/components/notifications/notification-preferences";
import { Page, PageHeading } from "@/components/ui/pages/page";
import { Section } from "@/components/ui/overlays/panel";
import { ThemeSwitch } from "@/components/ui/pages/theme-switch";
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
import { requireSession } from "@/lib/users/sessions/current";
import { listSessions } from "@/lib/users/sessions/of-user";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const { id, user } = await requireSession("/profile");
  const [{ person }, sessions, passwords, site, jar, preferences] = await Promise.all([
    userOfPath({}, user),
    listSessions(user),
    listApplicationPasswords(user),
    readSiteSettings(),
    cookies(),
    preferencesOf(user),
  ]);
  const { profile } = presentProfile(person);
  const clock = await pageClock(profile, site);

  return (
    <Page nav={<ProfileNav />} narrow>
      <PageHeading>Profile</PageHeading>
      <div className="flex flex-col gap-10">
        <Section
          id="about"
          title="About you"
          text="Others see your name and photo. Your address is for mail and for signing in."
        >
          <PhotoChooser profile={profile} />
          <ProfileForm
            profile={profile}
            timezones={timezoneChoices(site.timezone, profile.timezone)}
            locales={localeChoices(site.language, profile.locale)}
            weekdays={weekdayChoices(site.start_of_week)}
          />
        </Section>
        <Section
          id="notifications"
          title="Notifications"
          text="Which mails you get, and which tasks you begin to watch."
        >
          <NotificationPreferences {...preferences} />
        </Section>
        <Section id="password" title="Password" text="Changing it signs you out everywhere else.">
          <PasswordForm login={user.login} />
        </Section>
        <ApplicationPasswordsSection
          login={user.login}
          passwords={passwords.map((password) => passwordView(password, clock))}
        />
        <Section
          id="sessions"
          title="Sessions"
          text="Where you are signed in."
          action={sessions.length > 1 && <EndOtherSessionsButton />}
        >
          <SessionList sessions={sessions.map((session) => sessionView(session, clock))} currentId={id} />
        </Section>
        <Section id="appearance" title="Appearance" text="For this browser.">
          <div className="p-4 sm:p-5">
            <ThemeSwitch saved={themeIn(jar.get(THEME_COOKIE)?.value)} />
          </div>
        </Section>
      </div>
    </Page>
  );
}

const ApplicationPasswordsSection = ({ login, passwords }: ComponentProps<typeof ApplicationPasswords>) => (
  <Section
    id="application-passwords"
    title="Application passwords"
    text="For programs that work with your boards. Each can be revoked without changing your own password."
  >
    <ApplicationPasswords login={login} passwords={passwords} />
    <ProgramExample siteUrl={env().BOARDS_URL} login={login} />
  </Section>
);

async function preferencesOf(user: CurrentUser) {
  const [found, global, mails] = await Promise.all([
    anyBoardMembership({}, user),
    readGlobalPreferences(user),
    readMailPreferences(user),
  ]);
  return { global: isOnAnyBoard(user, found) ? global : null, mails };
}
