"use client";
import { useEffect, useId, useRef, useState } from "react";
import { Pencil } from "lucide-react";
import type { Save } from "@/components/board-store/use-save";
import { draftKey, useDraft } from "@/components/text/saving/drafts";
import { RichText } from "@/components/text/rich-text/rich-text";
import { preloadEditor } from "@/components/text/editor/text-editor";
import { LeftText } from "@/components/task/parts/left-text";
import { MissingPart } from "@/components/task/parts/missing-part";
import { Writing } from "@/components/task/screen/writing";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Button } from "@/components/ui/controls/button";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { Loading } from "@/components/ui/hooks/use-retried-query";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { withTick } from "@/components/text/rich-text/check-list";
import { descriptionEdit } from "@/components/board-store/edits/property-edits";

interface DescriptionProps {
  task: ShownTask;
  loading: Loading;
  viewerId: number;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saving: Save;
}

/** Read as it is stored, written where it is read. */
export function Description({ task, loading, viewerId, clock, mayEdit, saving }: DescriptionProps) {
  const titleId = useId();
  const key = draftKey(viewerId, task.id, "description");
  const hasDraft = useDraft(key) !== null;
  const [isOpen, setOpen] = useState(false);
  const isKnown = task.description !== undefined;
  const isWriting = mayEdit && isKnown && (isOpen || hasDraft);
  const start = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const isEmpty = !task.description;
  // The button is another one once what was written arrives: focus that was lost with the first goes to the second.
  useEffect(() => {
    if (isWriting || !returnsFocus.current) return;
    const focus = () => {
      const isLost = document.activeElement?.contains(start.current) ?? true;
      if (isLost) start.current?.focus();
    };
    focus();
    // A dialog that loses an element with the focus takes the focus itself, one frame later.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [isWriting, isEmpty]);

  function begin() {
    returnsFocus.current = false;
    setOpen(true);
  }

  function end() {
    returnsFocus.current = true;
    setOpen(false);
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center gap-1">
        <h2 id={titleId} className="text-sm font-medium text-gray-11">
          Description
        </h2>
        {mayEdit && isKnown && !isWriting && !isEmpty && (
          <Button
            ref={start}
            kind="quiet"
            size="icon"
            aria-label="Edit description"
            onClick={begin}
            onPointerEnter={preloadEditor}
            onFocus={preloadEditor}
          >
            <Pencil aria-hidden className="size-3.5" strokeWidth={1.5} />
          </Button>
        )}
      </div>
      {!mayEdit && <LeftText taskId={task.id} viewerId={viewerId} property="description" />}
      {isWriting ? (
        <Writing
          task={task}
          viewerId={viewerId}
          clock={clock}
          draftKey={key}
          saveAsync={saving.saveAsync}
          onOpen={begin}
          onDone={end}
        />
      ) : (
        <Reading start={start} task={task} loading={loading} mayEdit={mayEdit} save={saving.save} onWrite={begin} />
      )}
    </section>
  );
}

interface ReadingProps {
  /** The button that begins the writing. */
  start: React.Ref<HTMLButtonElement>;
  task: ShownTask;
  loading: Loading;
  mayEdit: boolean;
  save: Save["save"];
  onWrite: () => void;
}

function Reading({ start, task, loading, mayEdit, save, onWrite }: ReadingProps) {
  const canWrite = useHydrated() && mayEdit;
  const { description } = task;
  if (description === undefined)
    return (
      <MissingPart name="description" {...loading}>
        <TextSkeleton />
      </MissingPart>
    );

  if (!description) return <Empty start={start} onWrite={canWrite ? onWrite : undefined} />;
  return (
    <div
      onClick={(event) => canWrite && isOnPlainText(event) && onWrite()}
      onPointerEnter={canWrite ? preloadEditor : undefined}
      className={canWrite ? "-mx-2 cursor-text rounded-sm px-2 py-1 hover:bg-gray-4" : undefined}
    >
      <RichText
        html={description}
        onTick={
          canWrite
            ? (box, isTicked) => save(descriptionEdit(task, withTick(description, box, isTicked), description))
            : undefined
        }
      />
    </div>
  );
}

const TextSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);

function Empty({ start, onWrite }: Pick<ReadingProps, "start"> & { onWrite: (() => void) | undefined }) {
  if (!onWrite) return <p className="text-gray-11">No description.</p>;
  return (
    <button
      ref={start}
      type="button"
      onClick={onWrite}
      onPointerEnter={preloadEditor}
      onFocus={preloadEditor}
      className="-mx-2 min-h-8 cursor-text rounded-sm px-2 text-start text-gray-11 hover:bg-gray-4 pointer-coarse:min-h-11"
    >
      Add a description…
    </button>
  );
}

/** Not a link, a box or a button in the text, and not the end of choosing words in it. */
function isOnPlainText({ target }: React.MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest("a, input, label, button") !== null;
  return !isControl && (getSelection()?.isCollapsed ?? true);
}
