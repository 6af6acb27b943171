"use client";
import { useTranslations } from "next-intl";
import { useFeed } from "@/components/task/feed/use-feed";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Button } from "@/components/ui/controls/button";
import type { FeedOrder } from "@/components/board-store/edits/feed-edits";

interface NoCommentsProps {
  task: ShownTask;
  order: FeedOrder;
  onShowChanges: () => void;
}

export function NoComments({ task, order, onShowChanges }: NoCommentsProps) {
  const t = useTranslations("taskFeed.empty");
  const changes = useFeed(task, "all", order).list?.total ?? 0;
  if (changes === 0) return <p className="text-gray-11">{t("comments")}</p>;

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-gray-11">
      <p>{t("comments")}</p>
      <Button size="small" onClick={onShowChanges}>
        {t("showChanges", { count: changes })}
      </Button>
    </div>
  );
}
