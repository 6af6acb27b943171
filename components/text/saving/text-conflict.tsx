"use client";
import { useTranslations } from "next-intl";
import { copyText } from "@/components/text/rich-text/copy-text";
import { RichText } from "@/components/text/rich-text/rich-text";
import type { SavingState } from "@/components/text/saving/text-saver";
import { WhoChanged } from "@/components/text/editor/who-changed";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface TextConflictProps {
  state: SavingState;
  viewerId: number;
  clock: ClockOnScreen;
  mine: () => string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  firstChoice?: React.Ref<HTMLButtonElement>;
  /** Stays mounted during a conflict. */
  children: React.ReactNode;
}

export function TextConflict({
  state,
  viewerId,
  clock,
  mine,
  onKeepMine,
  onTakeTheirs,
  firstChoice,
  children,
}: TextConflictProps) {
  const t = useTranslations("text.conflict");
  const isConflict = state.kind === "conflict";
  return (
    <div className={classNames(isConflict && "flex flex-col gap-3")}>
      {isConflict && (
        <Alert kind="warning">
          <WhoChanged by={state.by} viewerId={viewerId} clock={clock} />
          <p>{t("unsaved")}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button ref={firstChoice} kind="primary" size="small" onClick={onKeepMine}>
              {t("keepMine")}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {t("takeTheirs")}
            </Button>
            <Button size="small" onClick={() => void copyText(mine())}>
              {t("copyMine")}
            </Button>
          </div>
        </Alert>
      )}
      <div className={classNames(isConflict && "grid gap-3 lg:grid-cols-2")}>
        <div className="min-w-0">
          {isConflict && <p className="mb-1 text-sm font-medium">{t("mine")}</p>}
          {children}
        </div>
        {isConflict && (
          <div className="min-w-0">
            <p className="mb-1 text-sm font-medium">{t("theirs")}</p>
            <div className="rounded-sm border border-gray-6 bg-gray-2 px-3 py-2.5">
              {state.theirs ? <RichText html={state.theirs} /> : <p className="text-gray-11">{t("deleted")}</p>}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
