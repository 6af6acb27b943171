"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BlockedGuests } from "@/components/moderation/blocked-guests";
import { blockedKey, listKey, type BlockedPage, type SubmissionsPage } from "@/components/moderation/moderation-data";
import { Submissions } from "@/components/moderation/submissions";
import { MODERATION_TABS, moderationAddress, type ModerationTab } from "@/components/moderation/tabs";
import { useModerationCounts } from "@/components/moderation/use-moderation-counts";
import { useScreenClient } from "@/components/board-store/use-screen-client";
import { LinkTabs } from "@/components/ui/lists/link-tabs";
import { useNow } from "@/components/ui/hooks/use-now";
import { Page, PageHeading } from "@/components/ui/pages/page";
import { Panel } from "@/components/ui/overlays/panel";
import type { Counts } from "@/lib/moderation/list";

export interface ModerationPageProps {
  board: { id: number; title: string; moderatesIdeas: boolean; moderatesComments: boolean };
  viewer: { id: number; timeZone: string; locale: string; canBlock: boolean };
  tab: ModerationTab;
  counts: Counts;
  /** Of the tab. */
  texts: SubmissionsPage | null;
  blocked: BlockedPage | null;
  renderedAt: string;
}

/** What guests and others have sent to a roadmap, and waits for someone of the team. */
export function ModerationPage(props: ModerationPageProps) {
  const { board, viewer, tab, texts, blocked } = props;
  const client = useScreenClient(`moderation ${board.id} ${tab} ${viewer.id}`, (cache) => {
    if (tab === "blocked") cache.setQueryData(blockedKey(board.id), blocked);
    else cache.setQueryData(listKey(board.id, tab), texts && { pages: [texts], pageParams: [1] });
  });
  return (
    <QueryClientProvider client={client}>
      <Moderation key={tab} {...props} />
    </QueryClientProvider>
  );
}

function Moderation({ board, viewer, tab, counts: atFirst, renderedAt }: ModerationPageProps) {
  const t = useTranslations("moderation");
  const counts = useModerationCounts(board.id, atFirst);
  const clock = { now: useNow(renderedAt), timeZone: viewer.timeZone, locale: viewer.locale };
  const tabs = MODERATION_TABS.filter((each) => each !== "blocked" || viewer.canBlock).map((value) => ({
    value,
    words: t(`tabs.${value}`),
    href: moderationAddress(board.id, value),
    ...(value !== "blocked" && { count: counts[value] }),
  }));
  return (
    <Page>
      <PageHeading back={{ href: `/boards/${board.id}`, label: t("back", { board: board.title }) }}>
        {t("title", { board: board.title })}
      </PageHeading>
      <Panel>
        <LinkTabs label={t("title", { board: board.title })} value={tab} tabs={tabs} />
        {tab === "blocked" ? (
          <BlockedGuests boardId={board.id} clock={clock} />
        ) : (
          <Submissions board={board} tab={tab} canBlock={viewer.canBlock} clock={clock} />
        )}
      </Panel>
      {tab !== "blocked" && tab !== "pending" && <p className="mt-3 text-sm text-gray-11">{t("deletedAfter")}</p>}
    </Page>
  );
}
