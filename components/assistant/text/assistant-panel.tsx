"use client";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AboutTask } from "@/components/assistant/text/about-task";
import { AnswerView } from "@/components/assistant/text/answer-view";
import { EMPTY_WISH, WishForm } from "@/components/assistant/text/wish-form";
import type { PanelState } from "@/components/assistant/text/use-lazy-panel";
import { useWriting } from "@/components/assistant/text/use-writing";
import type { WritableText } from "@/components/assistant/text/writable-text";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";

export interface AssistantPanelProps extends PanelState {
  anchor: React.RefObject<HTMLElement | null>;
  about: AboutTask;
}

/** Closing it stops the answer. What was typed, and what has arrived, is there when it is opened again. */
export function AssistantPanel({
  text,
  about,
  anchor,
  open,
  onOpenChange,
}: AssistantPanelProps & { text: WritableText }) {
  const t = useTranslations("textAssistant");
  const { writing, ask, stop, discard } = useWriting(about);
  const [wish, setWish] = useState(EMPTY_WISH);
  const panel = useRef<HTMLDivElement>(null);
  const stopWhenClosed = useEffectEvent(stop);
  useEffect(() => {
    if (!open) stopWhenClosed();
  }, [open]);
  useFocusInside(panel, writing === null ? "wish" : writing.isBusy ? "busy" : "answer");

  // While there is an answer, its text can be edited beside it.
  const change = (next: boolean, isEscape: boolean) => (isEscape || writing === null) && onOpenChange(next);

  function accept(put: () => void) {
    put();
    discard();
    setWish(EMPTY_WISH);
    onOpenChange(false);
  }

  return (
    <AnchoredPopover
      label={t("title")}
      anchor={() => anchor.current}
      open={open}
      onOpenChange={change}
      initialFocus={() => firstIn(panel.current)}
      finalFocus={text.element}
      className="flex max-h-(--available-height) w-96 flex-col overflow-y-auto overscroll-contain max-sm:w-full"
    >
      <div ref={panel} data-sheet {...INSIDE} className="flex min-h-0 flex-col gap-3 p-3">
        {writing ? (
          <AnswerView
            writing={writing}
            onAgain={() => ask(writing.wish, writing.taken.isUnchanged() ? writing.taken : text.take())}
            onStop={stop}
            onDiscard={discard}
            onAccept={accept}
          />
        ) : (
          <WishForm taken={text.take()} wish={wish} onChange={setWish} onAsk={(wanted) => ask(wanted, text.take())} />
        )}
      </div>
    </AnchoredPopover>
  );
}

const stop = (event: React.SyntheticEvent) => event.stopPropagation();

/** React sends these events on to what is around the button: a toolbar with arrow keys, and a text that takes pictures. */
const INSIDE = {
  onPaste: stop,
  onDrop: stop,
  onDragOver: stop,
  onKeyDown: (event: React.KeyboardEvent) => /^(Arrow|Home|End)/.test(event.key) && stop(event),
};

const firstIn = (panel: HTMLElement | null) => panel?.querySelector<HTMLElement>("[data-first]");

/** The focus is lost with what was pressed. */
function useFocusInside(panel: React.RefObject<HTMLElement | null>, view: string) {
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.contains(panel.current);
    if (isLost) firstIn(panel.current)?.focus();
  }, [panel, view]);
}
