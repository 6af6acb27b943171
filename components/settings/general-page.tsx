import { BoardCreationForm } from "@/components/settings/board-creation-form";
import { BusinessForm } from "@/components/settings/business-form";
import { DailySummaryForm } from "@/components/settings/daily-summary-form";
import { FreshOnReturn } from "@/components/ui/fresh-on-return";
import { Section } from "@/components/ui/panel";
import type { GeneralSettings } from "@/lib/settings/general";
import type { SiteSettings } from "@/lib/settings/site";

interface GeneralPageProps {
  settings: GeneralSettings;
  site: Pick<SiteSettings, "title" | "timezone">;
  drawnAt: string;
}

export function GeneralPage({ settings, site, drawnAt }: GeneralPageProps) {
  const { daily_reminder_enabled, daily_remind_at, allow_members_to_create_boards, business_name, business_address, business_logo } = settings;
  return (
    <div className="flex max-w-180 flex-col gap-10">
      <FreshOnReturn />
      <h1 className="text-xl font-semibold">General settings</h1>
      <Section id="daily-summary" title="Daily summary" text="A mail to everybody who has tasks that are overdue or due that day. Each may do without it.">
        <DailySummaryForm settings={{ daily_reminder_enabled, daily_remind_at }} timeZone={site.timezone} drawnAt={drawnAt} />
      </Section>
      <Section id="board-creation" title="Boards">
        <BoardCreationForm settings={{ allow_members_to_create_boards }} />
      </Section>
      <Section id="business" title="Business" text="In whose name Boards sends its mails.">
        <BusinessForm settings={{ business_name, business_address, business_logo }} siteTitle={site.title} />
      </Section>
    </div>
  );
}
