"use client";
import { useId, useState } from "react";
import { Pencil } from "lucide-react";
import type { Save } from "@/components/board/use-save";
import { draftKey, useDraft } from "@/components/task/text/drafts";
import { RichText } from "@/components/task/text/rich-text";
import { preloadEditor, Writing } from "@/components/task/writing";
import type { ShownTask } from "@/components/task/use-task";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/hydrated";
import { Skeleton } from "@/components/ui/skeleton";
import { withTick } from "@/lib/tasks/check-list";
import { descriptionEdit } from "@/lib/tasks/property-edits";

interface DescriptionProps {
  task: ShownTask;
  viewerId: number;
  mayEdit: boolean;
  saving: Save;
}

/** Read as it is stored, written where it is read. */
export function Description({ task, viewerId, mayEdit, saving }: DescriptionProps) {
  const titleId = useId();
  const key = draftKey(viewerId, task.id, "description");
  const hasDraft = useDraft(key) !== null;
  const [isOpen, setOpen] = useState(false);
  const isKnown = task.description !== undefined;
  const isWriting = mayEdit && isKnown && (isOpen || hasDraft);

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center gap-1">
        <h3 id={titleId} className="text-sm font-medium text-gray-11">
          Description
        </h3>
        {mayEdit && isKnown && !isWriting && task.description && (
          <Button kind="quiet" size="icon" aria-label="Edit description" onClick={() => setOpen(true)} onPointerEnter={preloadEditor} onFocus={preloadEditor}>
            <Pencil aria-hidden className="size-3.5" strokeWidth={1.5} />
          </Button>
        )}
      </div>
      {isWriting ? (
        <Writing task={task} draftKey={key} saved={saving.saved} onOpen={() => setOpen(true)} onDone={() => setOpen(false)} />
      ) : (
        <Reading task={task} mayEdit={mayEdit} save={saving.save} onWrite={() => setOpen(true)} />
      )}
    </section>
  );
}

interface ReadingProps {
  task: ShownTask;
  mayEdit: boolean;
  save: Save["save"];
  onWrite: () => void;
}

function Reading({ task, mayEdit, save, onWrite }: ReadingProps) {
  const canWrite = useHydrated() && mayEdit;
  const { description } = task;
  if (description === undefined) return <DescriptionSkeleton />;

  if (!description) return <Empty onWrite={canWrite ? onWrite : undefined} />;
  return (
    <div onClick={(event) => canWrite && isOnPlainText(event) && onWrite()} onPointerEnter={canWrite ? preloadEditor : undefined} className={canWrite ? "-mx-2 cursor-text rounded-sm px-2 py-1 hover:bg-gray-3" : undefined}>
      <RichText html={description} onTick={canWrite ? (box, isTicked) => save(descriptionEdit(task, withTick(description, box, isTicked), description)) : undefined} />
    </div>
  );
}

function Empty({ onWrite }: { onWrite: (() => void) | undefined }) {
  if (!onWrite) return <p className="text-gray-11">No description.</p>;
  return (
    <button type="button" onClick={onWrite} onPointerEnter={preloadEditor} onFocus={preloadEditor} className="min-h-20 rounded-sm bg-gray-3 px-3 py-2.5 text-start text-gray-11 hover:bg-gray-4">
      Add a description…
    </button>
  );
}

/** Not a link, a box or a button in the text, and not the end of choosing words in it. */
function isOnPlainText({ target }: React.MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest("a, input, label, button") !== null;
  return !isControl && (getSelection()?.isCollapsed ?? true);
}

const DescriptionSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);
