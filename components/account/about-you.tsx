import { PhotoChooser } from "@/components/account/photo-chooser";
import { useProfileChoices } from "@/components/account/profile-choices";
import { ProfileForm } from "@/components/account/profile-form";
import type { SiteSettings } from "@/lib/settings/site";
import type { ProfileJson } from "@/lib/users/profile/present";

interface AboutYouProps {
  profile: ProfileJson;
  site: Pick<SiteSettings, "timezone" | "language" | "start_of_week">;
}

export function AboutYou({ profile, site }: AboutYouProps) {
  return (
    <>
      <PhotoChooser profile={profile} />
      <ProfileForm profile={profile} choices={useProfileChoices(profile, site)} />
    </>
  );
}
