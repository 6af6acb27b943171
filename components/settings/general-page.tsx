import { BoardCreationForm } from "@/components/settings/board-creation-form";
import { BusinessForm } from "@/components/settings/business-form";
import { DailySummaryForm } from "@/components/settings/daily-summary-form";
import { LogoChooser } from "@/components/settings/logo-chooser";
import { SiteForm, type SiteFormProps } from "@/components/settings/site-form";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { PageHeading } from "@/components/ui/pages/page";
import { Section } from "@/components/ui/overlays/panel";
import type { GeneralSettings } from "@/lib/settings/general";
import type { Logo } from "@/lib/settings/logo/read";
import type { SiteSettings } from "@/lib/settings/site";

interface GeneralPageProps {
  settings: GeneralSettings;
  site: Pick<SiteSettings, "title" | "timezone">;
  /** Null for everybody but site administrators. */
  siteForm: (SiteFormProps & { logo: Logo | null }) | null;
  renderedAt: string;
}

export function GeneralPage({ settings, site, siteForm, renderedAt }: GeneralPageProps) {
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
      <PageHeading>General settings</PageHeading>
      <div className="flex flex-col gap-10">
        {siteForm && (
          <Section id="site" title="Site" text="What this site is called, and how it writes times and dates.">
            <LogoChooser logo={siteForm.logo} />
            <SiteForm {...siteForm} />
          </Section>
        )}
        <Section
          id="daily-summary"
          title="Daily summary"
          text="A mail to everybody who has tasks that are overdue or due that day. Each may do without it."
        >
          <DailySummaryForm
            settings={{ daily_reminder_enabled, daily_remind_at }}
            timeZone={site.timezone}
            renderedAt={renderedAt}
          />
        </Section>
        <Section id="board-creation" title="Boards">
          <BoardCreationForm settings={{ allow_members_to_create_boards }} />
        </Section>
        <Section id="business" title="Business" text="In whose name Boards sends its mails.">
          <BusinessForm settings={{ business_name, business_address, business_logo }} siteTitle={site.title} />
        </Section>
      </div>
    </>
  );
}
