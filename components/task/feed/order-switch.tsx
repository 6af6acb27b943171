"use client";
import { useTranslations } from "next-intl";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { chooseFeedOrder } from "@/components/task/feed/feed-preferences";
import { Button } from "@/components/ui/controls/button";
import type { FeedOrder } from "@/components/board-store/edits/feed-edits";

const icon = { "aria-hidden": true, className: "size-4 rtl:-scale-x-100", strokeWidth: 1.5 } as const;

export function OrderSwitch({ order }: { order: FeedOrder }) {
  const t = useTranslations("taskFeed.order");
  return (
    <Button kind="quiet" size="small" onClick={() => chooseFeedOrder(order === "newest" ? "oldest" : "newest")}>
      {order === "newest" ? <ArrowDownWideNarrow {...icon} /> : <ArrowUpNarrowWide {...icon} />}
      {t(order)}
    </Button>
  );
}
