"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { createFeed, removeFeed, renewFeed } from "@/components/account/feeds/feed-calls";
import { FeedSettings } from "@/components/account/feeds/feed-settings";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { CalendarFeedJson } from "@/lib/calendar-feeds/present";

/** All own feeds, also of boards that this person has left, in the profile. */
export function FeedList({ feeds }: { feeds: readonly CalendarFeedJson[] }) {
  const t = useTranslations("calendarFeeds");
  const router = useRouter();
  const hasOwn = feeds.some(({ board_id }) => board_id === null);
  const labelOf = ({ board_id, board_title }: CalendarFeedJson) => {
    if (board_id === null) return t("ofPerson");
    return board_title === null ? t("ofLostBoard") : t("ofBoard", { board: board_title });
  };

  async function create() {
    try {
      await createFeed(null);
      router.refresh();
    } catch (failure) {
      toast(errorMessage(failure), "error");
    }
  }

  return (
    <div className="flex flex-col gap-5 p-4 sm:p-5">
      <p className="text-gray-11">{t("text")}</p>
      {!hasOwn && (
        <Button className="self-start" onClick={() => void create()}>
          {t("createOwn")}
        </Button>
      )}
      {feeds.map((feed) => (
        <FeedSettings
          key={feed.id}
          feed={feed}
          label={labelOf(feed)}
          onRenew={async () => {
            await renewFeed(feed);
            router.refresh();
          }}
          onRemove={async () => {
            await removeFeed(feed);
            router.refresh();
          }}
        />
      ))}
      <p className="text-sm text-gray-11">{t("secret")}</p>
    </div>
  );
}
