"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Plus } from "lucide-react";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { stopKeyEvent } from "@/components/ui/stop-key-event";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle, TITLE_LENGTH } from "@/components/ui/controls/field";

interface AddGroupProps {
  mayEdit: boolean;
  isFirst: boolean;
  onAdd: (title: string) => void;
  focusNext: (...selectors: string[]) => void;
}

export function AddGroup({ mayEdit, isFirst, onAdd, focusNext }: AddGroupProps) {
  const t = useTranslations("subtasks.newGroup");
  const [isOpen, setOpen] = useState(false);

  function add(title: string) {
    onAdd(title);
    setOpen(false);
  }

  function close() {
    focusNext("[data-adds-group]");
    setOpen(false);
  }

  if (!mayEdit) return null;
  if (isOpen) return <NewGroup onAdd={add} onClose={close} />;
  return (
    <Button
      data-adds-group
      kind="quiet"
      size="small"
      className="-ms-2 self-start"
      onClick={() => (isFirst ? onAdd(t("firstTitle")) : setOpen(true))}
    >
      <Plus aria-hidden className="size-4" strokeWidth={1.5} />
      {isFirst ? t("addSubtasks") : t("add")}
    </Button>
  );
}

interface NewGroupProps {
  onAdd: (title: string) => void;
  onClose: () => void;
}

/** Enter adds it, Escape cancels. */
function NewGroup({ onAdd, onClose }: NewGroupProps) {
  const t = useTranslations("subtasks.newGroup");
  const actions = useTranslations("ui.actions");
  const [text, setText] = useState("");
  const title = text.trim();
  useUnsavedWarning(title !== "");

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    event.preventDefault();
    stopKeyEvent(event);
    if (event.key === "Escape") onClose();
    else if (title !== "") onAdd(title);
  }

  return (
    <div role="group" aria-label={t("label")} className="flex flex-wrap gap-1">
      <input
        autoFocus
        dir="auto"
        aria-label={t("title")}
        placeholder={t("placeholder")}
        maxLength={TITLE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className={classNames(fieldStyle, "h-8 min-w-40 flex-1 px-2 text-base pointer-coarse:h-11")}
      />
      <Button kind="primary" size="small" disabled={title === ""} onClick={() => onAdd(title)}>
        {actions("add")}
      </Button>
      <Button kind="quiet" size="small" onClick={onClose}>
        {actions("cancel")}
      </Button>
    </div>
  );
}
