import { ApplicationPasswords } from "@/components/account/application-passwords";
import { FeedList } from "@/components/account/feeds/feed-list";
import { EndOtherSessionsButton } from "@/components/account/end-session-button";
import { PasswordForm } from "@/components/account/password-form";
import { useProfileChoices } from "@/components/account/profile-choices";
import { ProfileSection } from "@/components/account/profile-section";
import { ProgramExample } from "@/components/account/program-example";
import { RegionForm } from "@/components/account/region-form";
import { SessionList } from "@/components/account/session-list";
import { KeepSwitch } from "@/components/offline/keep-switch";
import { ThemeSwitch } from "@/components/ui/pages/theme-switch";
import type { SiteSettings } from "@/lib/settings/site";
import type { Theme } from "@/lib/theme";
import type { ProfileJson } from "@/lib/users/profile/present";

interface AccountProps {
  profile: ProfileJson;
  site: SiteSettings;
  siteUrl: string;
  passwords: React.ComponentProps<typeof ApplicationPasswords>["passwords"];
  sessions: React.ComponentProps<typeof SessionList>["sessions"];
  feeds: React.ComponentProps<typeof FeedList>["feeds"];
  currentSessionId: string;
  theme: Theme;
}

export function Account({ profile, site, siteUrl, passwords, feeds, sessions, currentSessionId, theme }: AccountProps) {
  const { login } = profile;
  return (
    <div className="flex flex-col gap-10">
      <ProfileSection id="region">
        <RegionForm profile={profile} choices={useProfileChoices(profile, site)} />
      </ProfileSection>
      <ProfileSection id="password">
        <PasswordForm login={login} />
      </ProfileSection>
      <ProfileSection id="application-passwords">
        <ApplicationPasswords login={login} passwords={passwords} />
        <ProgramExample siteUrl={siteUrl} login={login} />
      </ProfileSection>
      <ProfileSection id="calendars">
        <FeedList feeds={feeds} />
      </ProfileSection>
      <ProfileSection id="sessions" action={sessions.length > 1 && <EndOtherSessionsButton />}>
        <SessionList sessions={sessions} currentId={currentSessionId} />
      </ProfileSection>
      <ProfileSection id="appearance">
        <div className="p-4 sm:p-5">
          <ThemeSwitch saved={theme} />
        </div>
      </ProfileSection>
      <ProfileSection id="device">
        <div className="px-4 py-1 sm:px-5">
          <KeepSwitch person={profile.id} />
        </div>
      </ProfileSection>
    </div>
  );
}
