"use client";
import { useTranslations } from "next-intl";
import type { Draft } from "@/components/text/saving/drafts";
import { writerIn } from "@/components/text/editor/who-changed";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { momentOf } from "@/lib/dates/when";

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
  const t = useTranslations("task.title");
  const isOvertaken = draft.from !== title;
  return (
    <Alert kind="warning" className="mt-2">
      {isOvertaken ? (
        <WhoChanged by={writerIn(failure, title)} viewerId={viewerId} clock={clock} />
      ) : (
        <p className="font-medium">{t("notSaved")}</p>
      )}
      {!isOvertaken && failure !== null && <p>{errorMessage(failure)}</p>}
      <p>
        {t.rich("yours", {
          title: draft.text,
          text: (chunks) => <bdi className="font-medium wrap-anywhere">{chunks}</bdi>,
        })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onUse}>
          {t("useMine")}
        </Button>
        <Button kind="quiet" size="small" onClick={onDrop}>
          {t("keepCurrent")}
        </Button>
      </div>
    </Alert>
  );
}

interface WhoChangedProps extends Pick<UnsavedTitleProps, "viewerId" | "clock"> {
  by: ReturnType<typeof writerIn>;
}

function WhoChanged({ by, viewerId, clock }: WhoChangedProps) {
  const t = useTranslations("task.title");
  if (!by) return <p className="font-medium">{t("changedBySomeone")}</p>;

  const { ID, display_name: writer } = by.changed_by;
  const { iso, text, full } = momentOf(new Date(by.changed_at), clock);
  return (
    <>
      <p className="font-medium">
        {ID === viewerId ? t("changedByYou") : t.rich("changedBy", { writer, name: (chunks) => <bdi>{chunks}</bdi> })}
      </p>
      <p className="text-sm text-gray-11">
        <time dateTime={iso} title={full}>
          {text}
        </time>
      </p>
    </>
  );
}
