import { stepForKey } from "@/components/drag/arrow-keys";
import type { Step } from "@/components/drag/place";

interface GroupKeysOptions {
  /** By id. */
  isOpen: (groupId: number) => boolean;
  toggle: (groupId: number) => void;
  focusHeader: (groupId: number) => void;
  /** From a header. */
  moveFocus: (step: Step) => void;
  /** Other keys of the rows. */
  onRowKey: (event: React.KeyboardEvent) => void;
}

/** Left and right close and open groups; left leads from a row to the header of its group. */
export function groupKeys({ isOpen, toggle, focusHeader, moveFocus, onRowKey }: GroupKeysOptions) {
  return function onKeyDown(event: React.KeyboardEvent) {
    const { target } = event;
    const step = stepForKey(event.nativeEvent);
    const section = target instanceof Element ? target.closest<HTMLElement>("[data-stage]") : null;
    if (!section || hasModifier(event)) return onRowKey(event);

    const groupId = Number(section.dataset.stage);
    const isHeader = target instanceof Element && target.matches("[data-toggles]");
    const isRow = target instanceof Element && target.matches("[data-opens]");
    if (isRow && step === "previous") focusHeader(groupId);
    else if (!isHeader) return onRowKey(event);
    else if (step === "next" || step === "previous") {
      if (isOpen(groupId) !== (step === "next")) toggle(groupId);
    } else if (step) moveFocus(step);
    else return;
    event.preventDefault();
  };
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: React.KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;
