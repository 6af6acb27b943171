import { Page } from "@/components/ui/pages/page";
import { SectionNav } from "@/components/ui/lists/section-nav";

interface SettingsPageProps {
  current: "general" | "mail";
  canSeeMails: boolean;
  children: React.ReactNode;
}

export const SettingsPage = ({ current, canSeeMails, children }: SettingsPageProps) => (
  <Page nav={<SectionNav label="Settings" places={sectionsOf(current, canSeeMails)} />} narrow={current === "general"}>
    {children}
  </Page>
);

const sectionsOf = (current: SettingsPageProps["current"], canSeeMails: boolean) => [
  { href: "/settings", label: "General", isCurrent: current === "general" },
  ...(canSeeMails ? [{ href: "/settings/mail", label: "Mail", isCurrent: current === "mail" }] : []),
];
