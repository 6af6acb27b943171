"use client";
import { copyText, plainTextOf } from "@/components/text/rich-text/copy-text";
import { draftKey, type DraftProperty, discardDraft, useDraft, useDraftsOn } from "@/components/text/saving/drafts";
import { withPlainText } from "@/components/text/editor/plain-text";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";

interface UnsavedDraftProps {
  taskId: number;
  viewerId: number;
  property: DraftProperty;
}

/** A draft that can no longer be saved, to be copied or discarded. */
export function UnsavedDraft({ taskId, viewerId, property }: UnsavedDraftProps) {
  const key = draftKey(viewerId, taskId, property);
  const draft = useDraft(key);
  if (!draft) return null;

  const html = property === "description" ? draft.text : withPlainText("", draft.text);
  return (
    <UnsavedText title={`Your ${nameOf(property)} is not saved`} html={html} onDiscard={() => discardDraft(key)} />
  );
}

function nameOf(property: DraftProperty): string {
  if (property.startsWith("reply")) return "reply";
  return property.startsWith("comment ") ? "changed comment" : property;
}

interface UnsavedTextProps {
  title: string;
  html: string;
  onDiscard: () => void;
}

/** A text that exists nowhere else. */
export const UnsavedText = ({ title, html, onDiscard }: UnsavedTextProps) => (
  <Alert kind="warning" title={title} className="text-start">
    <p>It can&apos;t be saved here now. Copy it before you close this tab.</p>
    <p
      dir="auto"
      className="mt-2 max-h-60 overflow-y-auto rounded-sm border border-gray-6 bg-surface px-3 py-2 wrap-anywhere whitespace-pre-wrap"
    >
      {plainTextOf(html)}
    </p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="small" onClick={() => void copyText(html)}>
        Copy my text
      </Button>
      <Button kind="quiet" size="small" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  </Alert>
);

export type TaskAndViewer = Omit<UnsavedDraftProps, "property">;

export function UnsavedCommentDrafts({
  taskId,
  viewerId,
  isOrphaned = () => true,
}: TaskAndViewer & { isOrphaned?: (property: DraftProperty) => boolean }) {
  const properties = useDraftsOn(viewerId, taskId).filter(
    (property) => property !== "title" && property !== "description" && isOrphaned(property),
  );
  return properties.map((property) => (
    <UnsavedDraft key={property} taskId={taskId} viewerId={viewerId} property={property} />
  ));
}
