"use client";
import { useTranslations } from "next-intl";
import { copyText, plainTextOf } from "@/components/text/rich-text/copy-text";
import { draftKey, type DraftProperty, discardDraft, useDraft, useDraftsOn } from "@/components/text/saving/drafts";
import { withPlainText } from "@/components/text/editor/plain-text";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";

interface UnsavedDraftProps {
  taskId: number;
  viewerId: number;
  property: DraftProperty;
  /** It can be saved nowhere any more. */
  isLost?: boolean;
}

/** A draft that can no longer be saved, to be copied or discarded. */
export function UnsavedDraft({ taskId, viewerId, property, isLost }: UnsavedDraftProps) {
  const t = useTranslations("taskParts.unsaved");
  const key = draftKey(viewerId, taskId, property);
  const draft = useDraft(key);
  if (!draft) return null;

  const isHtml = property === "description" || property === "answer";
  const html = isHtml ? draft.text : withPlainText("", draft.text);
  return <UnsavedText title={t(kindOf(property))} html={html} isLost={isLost} onDiscard={() => discardDraft(key)} />;
}

function kindOf(property: DraftProperty) {
  if (property === "title" || property === "description" || property === "answer" || property === "comment")
    return property;
  return property.startsWith("reply") ? "reply" : "editedComment";
}

interface UnsavedTextProps {
  title: string;
  html: string;
  isLost?: boolean | undefined;
  onDiscard: () => void;
}

/** A text that exists nowhere else. */
export function UnsavedText({ title, html, isLost = false, onDiscard }: UnsavedTextProps) {
  const t = useTranslations("taskParts.unsaved");
  return (
    <Alert kind="warning" title={title} className="text-start">
      <p>{t(isLost ? "lostText" : "text")}</p>
      <p
        dir="auto"
        className="mt-2 max-h-60 overflow-y-auto rounded-sm border border-gray-6 bg-surface px-3 py-2 wrap-anywhere whitespace-pre-wrap"
      >
        {plainTextOf(html)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copyText(html)}>
          {t("copy")}
        </Button>
        <Button kind="quiet" size="small" onClick={onDiscard}>
          {t("discard")}
        </Button>
      </div>
    </Alert>
  );
}

export type TaskAndViewer = Omit<UnsavedDraftProps, "property" | "isLost">;

export function UnsavedCommentDrafts({
  taskId,
  viewerId,
  isLost,
  isOrphaned = () => true,
}: TaskAndViewer & { isLost?: boolean; isOrphaned?: (property: DraftProperty) => boolean }) {
  const properties = useDraftsOn(viewerId, taskId).filter(
    (property) => property !== "title" && property !== "description" && isOrphaned(property),
  );
  return properties.map((property) => (
    <UnsavedDraft key={property} taskId={taskId} viewerId={viewerId} property={property} isLost={isLost} />
  ));
}
