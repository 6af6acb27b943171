"use client";
import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { fieldIdOf, isFieldProperty, type QuickEditRequest } from "@/components/board/quick-edit/quick-property";
import { QuickEditPanel } from "@/components/board/quick-edit/quick-edit-panel";
import type { QuickEditContext } from "@/components/board/quick-edit/use-quick-edit";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";
import { toast } from "@/components/ui/feedback/toasts";

interface QuickEditPopoverProps extends QuickEditContext {
  request: QuickEditRequest;
  /** Null once the task has left the board. */
  task: StoredTask | null;
  last: StoredTask;
  isOpen: boolean;
  onClose: () => void;
  onRefused: (again: QuickEditRequest) => void;
}

export function QuickEditPopover({ request, task, last, isOpen, onClose, ...options }: QuickEditPopoverProps) {
  const t = useTranslations("quickEdit");
  const name = usePropertyName(request.property, options.board);
  const { title } = task ?? last;
  useWarningWhenGone(isOpen && task === null, () => {
    toast(t("gone", { title }), "error");
    onClose();
  });
  return (
    <AnchoredPopover
      label={t("label", { property: name, title })}
      anchor={request.anchor}
      finalFocus={request.focusTarget}
      align="start"
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className="max-h-(--available-height) overflow-y-auto overscroll-contain p-1"
    >
      <div onKeyDown={(event) => takeByTab(event, request, onClose)}>
        <QuickEditPanel {...options} request={request} name={name} task={task ?? last} close={onClose} />
      </div>
    </AnchoredPopover>
  );
}

function usePropertyName(property: QuickEditRequest["property"], { custom_fields }: QuickEditContext["board"]): string {
  const t = useTranslations("task.properties.names");
  if (!isFieldProperty(property)) return t(property);
  return custom_fields.find(({ id }) => id === fieldIdOf(property))?.title ?? "";
}

function useWarningWhenGone(isGone: boolean, warn: () => void) {
  const onGone = useEffectEvent(warn);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
}

/** In a table, Tab takes what was typed and goes on to the next cell. */
function takeByTab(event: React.KeyboardEvent, { onTab }: QuickEditRequest, close: () => void) {
  const { target } = event;
  if (event.key !== "Tab" || !onTab || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (isField(target) && target.value !== "")
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  if (isField(target) && target.hasAttribute("data-unreadable")) return;
  close();
  onTab(event.shiftKey ? -1 : 1);
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");
