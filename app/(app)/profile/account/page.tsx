import { cookies } from "next/headers";
import { Messages } from "@/components/i18n/messages";
import { passwordView, sessionView } from "@/components/account/view-model";
import { Account } from "@/components/profile/account";
import { ProfilePage } from "@/components/profile/profile-page";
import { profileMetadata } from "@/components/profile/profile-title";
import { feedsOfCaller } from "@/lib/calendar-feeds/find";
import { presentFeed } from "@/lib/calendar-feeds/present";
import { env } from "@/lib/env";
import { readSiteSettings } from "@/lib/settings/site";
import { THEME_COOKIE, themeIn } from "@/lib/theme";
import { listApplicationPasswords } from "@/lib/users/application-passwords/find";
import { userOfPath } from "@/lib/users/find";
import { pageClock } from "@/lib/users/page-clock";
import { presentProfile } from "@/lib/users/profile/present";
import { requireSession } from "@/lib/users/sessions/current";
import { listSessions } from "@/lib/users/sessions/of-user";

export const generateMetadata = () => profileMetadata("account");

export default async function AccountPage() {
  const { id, user } = await requireSession("/profile/account");
  const [{ person }, sessions, passwords, { feeds }, site, jar] = await Promise.all([
    userOfPath({}, user),
    listSessions(user),
    listApplicationPasswords(user),
    feedsOfCaller({}, user),
    readSiteSettings(),
    cookies(),
  ]);
  const { profile } = presentProfile(person);
  const clock = await pageClock(profile, site);

  return (
    <Messages of={["offline"]}>
      <ProfilePage current="account">
        <Account
          profile={profile}
          site={site}
          siteUrl={env().BOARDS_URL}
          passwords={passwords.map((password) => passwordView(password, clock))}
          feeds={feeds.map(presentFeed)}
          sessions={sessions.map((session) => sessionView(session, clock))}
          currentSessionId={id}
          theme={themeIn(jar.get(THEME_COOKIE)?.value)}
        />
      </ProfilePage>
    </Messages>
  );
}
