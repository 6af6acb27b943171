import type { KeyboardEvent } from "react";

/** Escape ends the writing and not the dialog around it, which listens at the document as React does. */
export function leaveByKey(onDone: () => void) {
  return (event: KeyboardEvent) => {
    const isEnd = event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey));
    if (!isEnd || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    onDone();
  };
}
