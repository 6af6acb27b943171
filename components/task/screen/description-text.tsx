"use client";
import { useTranslations } from "next-intl";
import type { Save } from "@/components/board-store/use-save";
import { descriptionEdit } from "@/components/board-store/edits/property-edits";
import { MissingPart } from "@/components/task/parts/missing-part";
import type { ShownTask } from "@/components/task/parts/use-task";
import { preloadEditor } from "@/components/text/editor/text-editor";
import { withTick } from "@/components/text/rich-text/check-list";
import { RichText } from "@/components/text/rich-text/rich-text";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import type { Loading } from "@/components/ui/hooks/use-retried-query";

interface DescriptionTextProps {
  button: React.Ref<HTMLButtonElement>;
  task: ShownTask;
  loading: Loading;
  mayEdit: boolean;
  save: Save["save"];
  onEdit: () => void;
}

export function DescriptionText({ button, task, loading, mayEdit, save, onEdit }: DescriptionTextProps) {
  const canEdit = useHydrated() && mayEdit;
  const { description } = task;
  if (description === undefined)
    return (
      <MissingPart name="description" {...loading}>
        <TextSkeleton />
      </MissingPart>
    );

  if (!description) return <AddDescription button={button} onEdit={canEdit ? onEdit : undefined} />;
  return (
    <div
      onClick={(event) => canEdit && isOnPlainText(event) && onEdit()}
      onPointerEnter={canEdit ? preloadEditor : undefined}
      className={canEdit ? "-mx-2 cursor-text rounded-sm px-2 py-1 hover:bg-gray-4" : undefined}
    >
      <RichText
        html={description}
        onTick={
          canEdit
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

function AddDescription({
  button,
  onEdit,
}: Pick<DescriptionTextProps, "button"> & { onEdit: (() => void) | undefined }) {
  const t = useTranslations("task.description");
  if (!onEdit) return <p className="text-gray-11">{t("none")}</p>;
  return (
    <button
      ref={button}
      type="button"
      onClick={onEdit}
      onPointerEnter={preloadEditor}
      onFocus={preloadEditor}
      className="-mx-2 min-h-8 cursor-text rounded-sm px-2 text-start text-gray-11 hover:bg-gray-4 pointer-coarse:min-h-11"
    >
      {t("add")}
    </button>
  );
}

/** Not a control in the text, and not the end of a selection. */
function isOnPlainText({ target }: React.MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest("a, input, label, button") !== null;
  return !isControl && (getSelection()?.isCollapsed ?? true);
}
