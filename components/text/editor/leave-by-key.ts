import type { KeyboardEvent } from "react";

/** The dialog around the editor must not close. */
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
