import { useTranslations } from "next-intl";
import { Page } from "@/components/ui/pages/page";
import { SectionNav } from "@/components/ui/lists/section-nav";

interface SettingsPageProps {
  current: "general" | "features" | "roadmap" | "webhooks" | "mcp" | "mail" | "assistant" | "storage";
  hasRoadmaps: boolean;
  canSeeMails: boolean;
  children: React.ReactNode;
}

export function SettingsPage({ current, hasRoadmaps, canSeeMails, children }: SettingsPageProps) {
  const t = useTranslations("settings");
  const places = [
    { href: "/settings", label: t("sections.general"), isCurrent: current === "general" },
    { href: "/settings/features", label: t("sections.features"), isCurrent: current === "features" },
    ...(hasRoadmaps
      ? [{ href: "/settings/roadmap", label: t("sections.roadmap"), isCurrent: current === "roadmap" }]
      : []),
    { href: "/settings/assistant", label: t("sections.assistant"), isCurrent: current === "assistant" },
    { href: "/settings/webhooks", label: t("sections.webhooks"), isCurrent: current === "webhooks" },
    { href: "/settings/mcp", label: t("sections.mcp"), isCurrent: current === "mcp" },
    ...(canSeeMails
      ? [
          { href: "/settings/storage", label: t("sections.storage"), isCurrent: current === "storage" },
          { href: "/settings/mail", label: t("sections.emails"), isCurrent: current === "mail" },
        ]
      : []),
  ];
  return (
    <Page nav={<SectionNav label={t("title")} places={places} />} narrow={current !== "mail"}>
      {children}
    </Page>
  );
}
