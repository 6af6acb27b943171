import { useTranslations } from "next-intl";
import { PROFILE_SECTIONS } from "@/components/account/profile-section";
import { SectionNav } from "@/components/ui/lists/section-nav";

export function ProfileNav() {
  const t = useTranslations("account.profile");
  const places = PROFILE_SECTIONS.map((id) => ({ href: `#${id}`, label: t(`sections.${id}`) }));
  return <SectionNav label={t("title")} places={places} />;
}
