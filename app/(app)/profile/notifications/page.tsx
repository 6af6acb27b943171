import { ProfileSection } from "@/components/account/profile-section";
import { deviceView } from "@/components/account/push/device-view";
import { PushSettings } from "@/components/account/push/push-settings";
import { Messages } from "@/components/i18n/messages";
import { NotificationPreferences } from "@/components/notifications/notification-preferences";
import { ProfilePage } from "@/components/profile/profile-page";
import { profileMetadata } from "@/components/profile/profile-title";
import { anyBoardMembership, isOnAnyBoard } from "@/lib/boards/any-board";
import { readFeatureModules } from "@/lib/modules/read";
import { readGlobalPreferences, readMailPreferences } from "@/lib/notifications/read-preferences";
import { subscriptionsOfCaller } from "@/lib/push/find";
import { readPushPreferences } from "@/lib/push/saved-preferences";
import { readSiteSettings } from "@/lib/settings/site";
import { pageClock } from "@/lib/users/page-clock";
import { requireSession } from "@/lib/users/sessions/current";

export const generateMetadata = () => profileMetadata("notifications");

export default async function NotificationsPage() {
  const { id, user } = await requireSession("/profile/notifications");
  const [found, global, mails, { roadmap }, push, { subscriptions }, site] = await Promise.all([
    anyBoardMembership({}, user),
    readGlobalPreferences(user),
    readMailPreferences(user),
    readFeatureModules(),
    readPushPreferences(user),
    subscriptionsOfCaller({}, user),
    readSiteSettings(),
  ]);
  const clock = await pageClock(user, site);
  return (
    <Messages of={["notifications", "push"]}>
      <ProfilePage current="notifications">
        <div className="flex flex-col gap-10">
          <ProfileSection id="notifications" titleHidden>
            <NotificationPreferences
              global={isOnAnyBoard(user, found) ? global : null}
              mails={mails}
              hasRoadmaps={roadmap.enabled}
            />
          </ProfileSection>
          <ProfileSection id="push">
            <PushSettings
              person={user.id}
              preferences={push}
              devices={subscriptions.map((each) => deviceView(each, id, clock))}
            />
          </ProfileSection>
        </div>
      </ProfilePage>
    </Messages>
  );
}
