import { Page } from "@/components/ui/pages/page";
import { SectionNav } from "@/components/ui/lists/section-nav";

interface SettingsPageProps {
  at: "general" | "mail";
  /** Whether the mails of the site are for them. */
  seesMails: boolean;
  children: React.ReactNode;
}

export const SettingsPage = ({ at, seesMails, children }: SettingsPageProps) => (
  <Page nav={<SectionNav label="Settings" places={placesOf(at, seesMails)} />} narrow={at === "general"}>
    {children}
  </Page>
);

const placesOf = (at: SettingsPageProps["at"], seesMails: boolean) => [
  { href: "/settings", label: "General", isCurrent: at === "general" },
  ...(seesMails ? [{ href: "/settings/mail", label: "Mail", isCurrent: at === "mail" }] : []),
];
