import { ActivityOfPerson } from "@/components/activity/activity-of-person";
import { Messages } from "@/components/i18n/messages";
import { activityView } from "@/components/people/activity-view";
import { ProfilePage } from "@/components/profile/profile-page";
import { profileMetadata } from "@/components/profile/profile-title";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { userOfPath } from "@/lib/users/find";
import { requireSession } from "@/lib/users/sessions/current";

export const generateMetadata = () => profileMetadata("activity");

export default async function ActivityPage() {
  const { user } = await requireSession("/profile/activity");
  const { person } = await userOfPath({}, user);
  return (
    <Messages of={["activity", "eventWords", "badges"]}>
      <ProfilePage current="activity">
        <RefreshOnFocus />
        <ActivityOfPerson {...await activityView(person, user)} personId={user.id} isMe titleHidden />
      </ProfilePage>
    </Messages>
  );
}
