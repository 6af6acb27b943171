"use client";
import type { Draft } from "@/components/text/saving/drafts";
import { WhoChanged, writerIn } from "@/components/text/editor/who-changed";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface UnsavedTitleProps {
  title: string;
  draft: Draft;
  failure: unknown;
  viewerId: number;
  clock: ClockOnScreen;
  onUse: () => void;
  onDrop: () => void;
}

export function UnsavedTitle({ title, draft, failure, viewerId, clock, onUse, onDrop }: UnsavedTitleProps) {
  const isOvertaken = draft.from !== title;
  return (
    <Alert kind="warning" className="mt-2">
      {isOvertaken ? (
        <WhoChanged by={writerIn(failure, title)} viewerId={viewerId} clock={clock}>
          the title while you wrote
        </WhoChanged>
      ) : (
        <p className="font-medium">Your title is not saved</p>
      )}
      <p>
        {!isOvertaken && failure !== null && `${errorMessage(failure)} `}You wrote:{" "}
        <bdi className="font-medium wrap-anywhere">{draft.text}</bdi>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onUse}>
          Use mine
        </Button>
        <Button kind="quiet" size="small" onClick={onDrop}>
          Keep the title above
        </Button>
      </div>
    </Alert>
  );
}
