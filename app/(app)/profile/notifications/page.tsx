import { ProfileSection } from "@/components/account/profile-section";
import { Messages } from "@/components/i18n/messages";
import { NotificationPreferences } from "@/components/notifications/notification-preferences";
import { ProfilePage } from "@/components/profile/profile-page";
import { profileMetadata } from "@/components/profile/profile-title";
import { anyBoardMembership, isOnAnyBoard } from "@/lib/boards/any-board";
import { readFeatureModules } from "@/lib/modules/read";
import { readGlobalPreferences, readMailPreferences } from "@/lib/notifications/read-preferences";
import { requireSession } from "@/lib/users/sessions/current";

export const generateMetadata = () => profileMetadata("notifications");

export default async function NotificationsPage() {
  const { user } = await requireSession("/profile/notifications");
  const [found, global, mails, { roadmap }] = await Promise.all([
    anyBoardMembership({}, user),
    readGlobalPreferences(user),
    readMailPreferences(user),
    readFeatureModules(),
  ]);
  return (
    <Messages of={["notifications"]}>
      <ProfilePage current="notifications">
        <ProfileSection id="notifications" titleHidden>
          <NotificationPreferences
            global={isOnAnyBoard(user, found) ? global : null}
            mails={mails}
            hasRoadmaps={roadmap.enabled}
          />
        </ProfileSection>
      </ProfilePage>
    </Messages>
  );
}
