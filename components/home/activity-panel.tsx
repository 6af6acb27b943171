import { useTranslations } from "next-intl";
import { History } from "lucide-react";
import { ActivityList } from "@/components/home/activity-list";
import type { ActivityView } from "@/components/home/activity-view";
import { FailedPart } from "@/components/home/failed-part";
import { ACTIVITY_TABS, addressOfActivity, type HomeSearch } from "@/components/home/search-params";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LinkTabs } from "@/components/ui/lists/link-tabs";
import { Section } from "@/components/ui/overlays/panel";

interface ActivityPanelProps {
  view: ActivityView | null;
  search: HomeSearch;
}

export function ActivityPanel({ view, search }: ActivityPanelProps) {
  const t = useTranslations("home.activity");
  const { activity: tab } = search;
  return (
    <Section id="activity" title={t("title")}>
      <LinkTabs
        label={t("filter")}
        value={tab}
        tabs={ACTIVITY_TABS.map((value) => ({
          value,
          words: t(`tabs.${value}`),
          href: addressOfActivity(search, value),
        }))}
      />
      <Entries view={view} search={search} />
    </Section>
  );
}

function Entries({ view, search }: ActivityPanelProps) {
  const t = useTranslations("home.activity");
  const { activity: tab } = search;
  if (!view) return <FailedPart href={addressOfActivity(search, tab)} />;
  if (view.lines.length + view.mentions.length > 0) return <ActivityList label={t(`tabs.${tab}`)} {...view} />;
  return (
    <EmptyState icon={<History aria-hidden className="size-5" strokeWidth={1.5} />} title={t(`none.${tab}.title`)}>
      {t(`none.${tab}.text`)}
    </EmptyState>
  );
}
