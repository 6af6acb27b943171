import { useTranslations } from "next-intl";
import { BoardCreationForm } from "@/components/settings/board-creation-form";
import { BusinessForm } from "@/components/settings/business-form";
import { DailySummaryForm } from "@/components/settings/daily-summary-form";
import { PublicPagesForm } from "@/components/settings/public-pages-form";
import { SiteExport } from "@/components/settings/site-export";
import { SiteSection, type SiteSectionProps } from "@/components/settings/site-section";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { PageHeading } from "@/components/ui/pages/page";
import { Section } from "@/components/ui/overlays/panel";
import type { GeneralSettings } from "@/lib/settings/general";
import type { PublicPages } from "@/lib/settings/public-pages";
import type { SiteSettings } from "@/lib/settings/site";

interface GeneralPageProps {
  settings: GeneralSettings;
  site: Pick<SiteSettings, "title" | "timezone">;
  /** Null for everybody but site administrators. */
  siteForm: SiteSectionProps | null;
  /** The same. */
  publicPages: PublicPages | null;
  renderedAt: string;
}

export function GeneralPage({ settings, site, siteForm, publicPages, renderedAt }: GeneralPageProps) {
  const t = useTranslations("settings.general");
  const {
    daily_reminder_enabled,
    daily_remind_at,
    allow_members_to_create_boards,
    business_name,
    business_address,
    business_logo,
  } = settings;
  return (
    <>
      <RefreshOnFocus />
      <PageHeading>{t("title")}</PageHeading>
      <div className="flex flex-col gap-10">
        {siteForm && <SiteSection {...siteForm} />}
        <Section id="daily-summary" title={t("dailySummary")} text={t("dailySummaryText")}>
          <DailySummaryForm
            settings={{ daily_reminder_enabled, daily_remind_at }}
            timeZone={site.timezone}
            renderedAt={renderedAt}
          />
        </Section>
        <Section id="board-creation" title={t("boards")}>
          <BoardCreationForm settings={{ allow_members_to_create_boards }} />
        </Section>
        {publicPages && (
          <Section id="public-pages" title={t("publicPages")} text={t("publicPagesText")}>
            <PublicPagesForm settings={{ embed_origins: publicPages.embed_origins.join("\n") }} />
          </Section>
        )}
        <Section id="business" title={t("business")} text={t("businessText")}>
          <BusinessForm settings={{ business_name, business_address, business_logo }} siteTitle={site.title} />
        </Section>
        <SiteExport />
      </div>
    </>
  );
}
