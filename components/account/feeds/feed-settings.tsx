"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { CopyField } from "@/components/ui/controls/copy-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { CalendarFeedJson } from "@/lib/calendar-feeds/present";

interface FeedSettingsProps {
  feed: CalendarFeedJson;
  label: string;
  onRenew: () => Promise<void>;
  onRemove: () => Promise<void>;
}

/** The address of a feed, and how it is replaced or turned off. */
export function FeedSettings({ feed, label, onRenew, onRemove }: FeedSettingsProps) {
  const t = useTranslations("calendarFeeds");
  return (
    <div className="flex flex-col gap-2">
      {feed.url === null ? (
        <p className="text-sm">
          <span className="font-medium">{label}</span>: {t("lost")}
        </p>
      ) : (
        <CopyField key={feed.url} label={label} value={feed.url} />
      )}
      <div className="flex flex-wrap gap-2">
        <ConfirmDialog
          trigger={(ask) => (
            <Button size="small" aria-label={t("renewLabel", { name: label })} onClick={ask}>
              {t("renew")}
            </Button>
          )}
          title={t("renewTitle")}
          text={t("renewText")}
          confirm={t("renewConfirm")}
          onConfirm={onRenew}
        />
        <ConfirmDialog
          trigger={(ask) => (
            <Button kind="dangerQuiet" size="small" aria-label={t("removeLabel", { name: label })} onClick={ask}>
              {t("remove")}
            </Button>
          )}
          title={t("removeTitle")}
          text={t("removeText")}
          confirm={t("removeConfirm")}
          onConfirm={onRemove}
        />
      </div>
    </div>
  );
}
