"use client";
import { copyText, wordsIn } from "@/components/text/copy-text";
import { draftKey, dropDraft, useDraft } from "@/components/text/drafts";
import { withWords } from "@/components/text/plain-words";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

interface LeftTextProps {
  taskId: number;
  viewerId: number;
  property: "title" | "description" | "comment";
}

/** What somebody wrote and may no longer save: to be copied, or thrown away. */
export function LeftText({ taskId, viewerId, property }: LeftTextProps) {
  const key = draftKey(viewerId, taskId, property);
  const draft = useDraft(key);
  if (!draft) return null;

  const html = property === "description" ? draft.text : withWords("", draft.text);
  return (
    <Alert kind="warning" title={`Your ${property} is not saved`} className="text-start">
      <p>It can&apos;t be saved here now. Copy it before you close this tab.</p>
      <p dir="auto" className="mt-2 max-h-60 overflow-y-auto rounded-sm border border-gray-6 bg-surface px-3 py-2 wrap-anywhere whitespace-pre-wrap">
        {wordsIn(html)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copyText(html)}>
          Copy my text
        </Button>
        <Button kind="quiet" size="small" onClick={() => dropDraft(key)}>
          Discard
        </Button>
      </div>
    </Alert>
  );
}

/** In place of a task that is out of reach. */
export const LeftTexts = (of: Omit<LeftTextProps, "property">) => (
  <div className="mx-auto flex w-full max-w-140 flex-col gap-3 px-4 empty:hidden">
    <LeftText {...of} property="title" />
    <LeftText {...of} property="description" />
    <LeftText {...of} property="comment" />
  </div>
);
