"use client";
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { chooseCommentOrder } from "@/components/task/comments/order";
import { Button } from "@/components/ui/button";
import type { CommentOrder } from "@/lib/comments/edits";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** Says which end comes first, and turns it round. */
export const OrderSwitch = ({ order }: { order: CommentOrder }) => (
  <Button kind="quiet" size="small" onClick={() => chooseCommentOrder(order === "latest" ? "oldest" : "latest")}>
    {order === "latest" ? <ArrowDownWideNarrow {...icon} /> : <ArrowUpNarrowWide {...icon} />}
    {order === "latest" ? "Newest first" : "Oldest first"}
  </Button>
);
