"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import { withTexts } from "@/components/i18n/with-texts";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { ideasTexts } from "@/generated/messages/parts/ideas";

const BlockGuest = dynamic(
  withTexts(ideasTexts, () => import("@/components/guests/block-guest").then((file) => file.BlockGuest)),
  { ssr: false },
);

/** A guest, known by one of their texts. */
export interface GuestOfText {
  name: string;
  text: { submission_id: number } | { task_id: number } | { comment_id: number };
}

interface GuestBlockingProps {
  boardId: number;
  onBlocked?: () => Promise<void>;
  /** The focus target after closing; null for the default. */
  finalFocus?: (isDone: boolean) => HTMLElement | null;
  children: (ask: (guest: GuestOfText) => void) => React.ReactNode;
}

/** Asks how a guest is blocked. */
export function GuestBlocking({ children, ...props }: GuestBlockingProps) {
  const [guest, setGuest] = useState<GuestOfText | null>(null);
  const [isOpen, setOpen] = useState(false);
  function ask(asked: GuestOfText) {
    setGuest(asked);
    setOpen(true);
  }
  return (
    <>
      {children(ask)}
      <LazyMount when={isOpen}>
        {guest && <BlockGuest {...props} guest={guest} open={isOpen} onOpenChange={setOpen} />}
      </LazyMount>
    </>
  );
}
