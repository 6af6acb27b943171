"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Pencil } from "lucide-react";
import type { AboutTask } from "@/components/assistant/text/about-task";
import type { Save } from "@/components/board-store/use-save";
import { draftKey, useDraft } from "@/components/text/saving/drafts";
import type { MentionedPerson } from "@/components/text/editor/mention-at";
import { preloadEditor } from "@/components/text/editor/text-editor";
import { UnsavedDraft } from "@/components/task/parts/unsaved-drafts";
import { DescriptionText } from "@/components/task/screen/description-text";
import { DescriptionEditor } from "@/components/task/screen/description-editor";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Button } from "@/components/ui/controls/button";
import type { Loading } from "@/components/ui/hooks/use-retried-query";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface DescriptionProps {
  task: ShownTask;
  loading: Loading;
  viewerId: number;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saving: Save;
  people: readonly MentionedPerson[];
  assistant: AboutTask | undefined;
}

export function Description({ task, loading, viewerId, clock, mayEdit, saving, people, assistant }: DescriptionProps) {
  const t = useTranslations("task.description");
  const titleId = useId();
  const key = draftKey(viewerId, task.id, "description");
  const hasDraft = useDraft(key) !== null;
  const [isOpen, setOpen] = useState(false);
  const isKnown = task.description !== undefined;
  const isEmpty = !task.description;
  const isEditing = mayEdit && isKnown && (isOpen || hasDraft);
  const { button, moveFocus } = useFocusOnButton(isEditing, isEmpty);

  function setEditing(on: boolean) {
    moveFocus(!on);
    setOpen(on);
  }
  const begin = () => setEditing(true);

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center gap-1">
        <h2 id={titleId} className="text-sm font-medium text-gray-11">
          {t("title")}
        </h2>
        {mayEdit && isKnown && !isEditing && !isEmpty && <EditButton ref={button} onClick={begin} />}
      </div>
      {!mayEdit && <UnsavedDraft taskId={task.id} viewerId={viewerId} property="description" />}
      {isEditing ? (
        <DescriptionEditor
          task={task}
          viewerId={viewerId}
          clock={clock}
          draftKey={key}
          saveAsync={saving.saveAsync}
          people={people}
          assistant={assistant}
          onOpen={begin}
          onDone={() => setEditing(false)}
        />
      ) : (
        <DescriptionText
          button={button}
          task={task}
          loading={loading}
          mayEdit={mayEdit}
          save={saving.save}
          onEdit={begin}
        />
      )}
    </section>
  );
}

/** Focuses the button that begins the editing when editing ends. It is another one once the saved text arrives. */
function useFocusOnButton(isEditing: boolean, isEmpty: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  useEffect(() => {
    if (isEditing || !movesFocus.current) return;
    const focus = () => {
      const isLost = document.activeElement?.contains(button.current) ?? true;
      if (isLost) button.current?.focus();
    };
    focus();
    // A dialog that loses its focused element takes the focus itself, one frame later.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [isEditing, isEmpty]);
  return { button, moveFocus: (isWanted: boolean) => void (movesFocus.current = isWanted) };
}

function EditButton(button: Pick<React.ComponentProps<typeof Button>, "ref" | "onClick">) {
  const t = useTranslations("task.description");
  return (
    <Button
      {...button}
      kind="quiet"
      size="icon"
      aria-label={t("edit")}
      onPointerEnter={preloadEditor}
      onFocus={preloadEditor}
    >
      <Pencil aria-hidden className="size-3.5" strokeWidth={1.5} />
    </Button>
  );
}
