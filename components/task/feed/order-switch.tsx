"use client";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { chooseFeedOrder } from "@/components/task/feed/feed-preferences";
import { Button } from "@/components/ui/controls/button";
import type { FeedOrder } from "@/components/board-store/edits/feed-edits";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export const OrderSwitch = ({ order }: { order: FeedOrder }) => (
  <Button kind="quiet" size="small" onClick={() => chooseFeedOrder(order === "newest" ? "oldest" : "newest")}>
    {order === "newest" ? <ArrowDownWideNarrow {...icon} /> : <ArrowUpNarrowWide {...icon} />}
    {order === "newest" ? "Newest first" : "Oldest first"}
  </Button>
);
