"use client";
import { copyText, plainTextOf } from "@/components/text/rich-text/copy-text";
import { draftKey, type DraftProperty, discardDraft, useDraft, useDraftsOn } from "@/components/text/saving/drafts";
import { withPlainText } from "@/components/text/editor/plain-text";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";

interface LeftTextProps {
  taskId: number;
  viewerId: number;
  property: DraftProperty;
}

/** What somebody wrote and may no longer save: to be copied, or thrown away. */
export function LeftText({ taskId, viewerId, property }: LeftTextProps) {
  const key = draftKey(viewerId, taskId, property);
  const draft = useDraft(key);
  if (!draft) return null;

  const html = property === "description" ? draft.text : withPlainText("", draft.text);
  return <LeftBehind title={`Your ${nameOf(property)} is not saved`} html={html} onDiscard={() => discardDraft(key)} />;
}

function nameOf(property: DraftProperty): string {
  if (property.startsWith("reply")) return "reply";
  return property.startsWith("comment ") ? "changed comment" : property;
}

interface LeftBehindProps {
  title: string;
  html: string;
  onDiscard: () => void;
}

/** Words that stand nowhere else. */
export const LeftBehind = ({ title, html, onDiscard }: LeftBehindProps) => (
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

export type Whose = Omit<LeftTextProps, "property">;

/** Comments, replies and changes of them: all, or those that stand nowhere else. */
export function LeftComments({
  taskId,
  viewerId,
  isLeft = () => true,
}: Whose & { isLeft?: (property: DraftProperty) => boolean }) {
  const properties = useDraftsOn(viewerId, taskId).filter(
    (property) => property !== "title" && property !== "description" && isLeft(property),
  );
  return properties.map((property) => (
    <LeftText key={property} taskId={taskId} viewerId={viewerId} property={property} />
  ));
}
