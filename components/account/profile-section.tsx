import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/overlays/panel";

type ProfileSectionName =
  | "about"
  | "notifications"
  | "push"
  | "layouts"
  | "region"
  | "password"
  | "application-passwords"
  | "calendars"
  | "sessions"
  | "appearance"
  | "device";

interface ProfileSectionProps {
  id: ProfileSectionName;
  titleHidden?: boolean;
  action?: React.ReactNode;
  children: React.ReactNode;
}

export function ProfileSection({ id, titleHidden, action, children }: ProfileSectionProps) {
  const t = useTranslations("account.profile");
  return (
    <Section id={id} title={t(`sections.${id}`)} titleHidden={titleHidden} text={t(`texts.${id}`)} action={action}>
      {children}
    </Section>
  );
}
