import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/overlays/panel";

export const PROFILE_SECTIONS = [
  "about",
  "notifications",
  "layouts",
  "password",
  "application-passwords",
  "sessions",
  "appearance",
] as const;

interface ProfileSectionProps {
  id: (typeof PROFILE_SECTIONS)[number];
  action?: React.ReactNode;
  children: React.ReactNode;
}

export function ProfileSection({ id, action, children }: ProfileSectionProps) {
  const t = useTranslations("account.profile");
  return (
    <Section id={id} title={t(`sections.${id}`)} text={t(`texts.${id}`)} action={action}>
      {children}
    </Section>
  );
}
