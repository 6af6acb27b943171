"use client";
import dynamic from "next/dynamic";
import { withTexts } from "@/components/i18n/with-texts";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { calendarFeedsTexts } from "@/generated/messages/parts/calendarFeeds";

const Loaded = dynamic(
  withTexts(calendarFeedsTexts, () =>
    import("@/components/account/feeds/subscribe-dialog").then((file) => file.SubscribeDialog),
  ),
  { ssr: false },
);

interface SubscribeDialogProps {
  view: Pick<BoardViewProps, "board" | "boards">;
  isOpen: boolean;
  close: () => void;
}

export function SubscribeDialog({ view: { board, boards }, isOpen, close }: SubscribeDialogProps) {
  return (
    <LazyMount when={isOpen}>
      <Loaded board={boards ? null : { id: board.id, title: board.title }} open={isOpen} onClose={close} />
    </LazyMount>
  );
}
