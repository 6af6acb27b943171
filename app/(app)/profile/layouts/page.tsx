import { ProfileSection } from "@/components/account/profile-section";
import { Messages } from "@/components/i18n/messages";
import { ProfilePage } from "@/components/profile/profile-page";
import { profileMetadata } from "@/components/profile/profile-title";
import { Layouts } from "@/components/view-settings/layouts";
import { readFeatureModules } from "@/lib/modules/read";
import { isPro } from "@/lib/tier";
import { requireSession } from "@/lib/users/sessions/current";
import { readAllViewSettings } from "@/lib/view-settings/read";

export const generateMetadata = () => profileMetadata("layouts");

export default async function LayoutsPage() {
  const { user } = await requireSession("/profile/layouts");
  const [saved, modules] = await Promise.all([readAllViewSettings(user), readFeatureModules()]);
  return (
    <Messages of={["viewSettings"]}>
      <ProfilePage current="layouts">
        <ProfileSection id="layouts" titleHidden>
          <Layouts saved={saved} hasTime={isPro() && modules.timeTracking.enabled} />
        </ProfileSection>
      </ProfilePage>
    </Messages>
  );
}
