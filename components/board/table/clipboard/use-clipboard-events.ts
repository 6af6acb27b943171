"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";

type Kind = "copy" | "cut" | "paste";

/** Each returns whether it has used the event. */
type Handlers = Readonly<Record<Kind, (clipboard: DataTransfer) => boolean>>;

const KINDS: readonly Kind[] = ["copy", "cut", "paste"];

/**
 * The cell in focus is copied. The events go to where the text selection is, which may be outside of the grid, so they
 * are received by the document. Safari sends them without a text selection only if their `before` events are canceled.
 */
export function useClipboardEvents(scroller: RefObject<HTMLElement | null>, handlers: Handlers) {
  const isCell = () =>
    document.activeElement?.matches(FIELD) === false && scroller.current?.contains(document.activeElement);
  const receive = useEffectEvent((kind: Kind, event: ClipboardEvent) => {
    if (isCell() && event.clipboardData && handlers[kind](event.clipboardData)) event.preventDefault();
  });
  const enable = useEffectEvent((event: Event) => {
    if (isCell()) event.preventDefault();
  });

  useEffect(() => {
    const listening = new AbortController();
    for (const kind of KINDS) {
      document.addEventListener(kind, (event) => receive(kind, event), listening);
      document.addEventListener(`before${kind}`, (event) => enable(event), listening);
    }
    return () => listening.abort();
  }, []);
}

const FIELD = "textarea, input:not([type=checkbox])";
