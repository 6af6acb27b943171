"use client";
import { useTranslations } from "next-intl";
import { useQuery } from "@tanstack/react-query";
import { readBoardPreferences, saveBoardPreferences } from "@/components/notifications/preference-calls";
import { APP_SWITCHES, EMAIL_SWITCHES, WATCH_SWITCHES } from "@/components/notifications/preference-switches";
import { SwitchGroup } from "@/components/notifications/switch-group";
import { TurnAllOn } from "@/components/notifications/turn-all-on";
import { type Switches, useSwitches } from "@/components/notifications/use-switches";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { TextLink } from "@/components/ui/controls/text-link";
import { TryAgain } from "@/components/ui/pages/try-again";
import type { BoardPreference } from "@/lib/notifications/preferences";

interface BoardNotificationsDialogProps {
  boardId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function BoardNotificationsDialog({ boardId, open, onOpenChange }: BoardNotificationsDialogProps) {
  const t = useTranslations("notifications");
  const actions = useTranslations("ui.actions");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("panel.settings")}
      text={t.rich("preferences.thisBoard", { profile: (chunks) => <ProfileLink>{chunks}</ProfileLink> })}
      width="max-w-130"
    >
      <div className="-mx-5 mt-3 border-y border-gray-6">
        <Preferences boardId={boardId} />
      </div>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{actions("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

const ProfileLink = ({ children }: { children: React.ReactNode }) => (
  <TextLink href="/profile/notifications">{children}</TextLink>
);

function Preferences({ boardId }: { boardId: number }) {
  // Loaded each time the dialog opens.
  const { data, error, refetch } = useQuery({
    queryKey: ["board", boardId, "notification settings"],
    queryFn: () => readBoardPreferences(boardId),
    gcTime: 0,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  if (data) return <Choices boardId={boardId} saved={data} />;
  if (error) return <TryAgain problem={errorMessage(error)} onRetry={() => void refetch()} />;
  return (
    <Loading className="flex h-96 flex-col gap-5 p-5">
      <Skeleton className="h-4 w-24" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </Loading>
  );
}

function Choices({ boardId, saved }: { boardId: number; saved: Switches<BoardPreference> }) {
  const t = useTranslations("notifications.preferences");
  const { on, change } = useSwitches(saved, (changed) => saveBoardPreferences(boardId, changed));
  const groupProps = { on, onChange: change };
  return (
    <>
      <div className="flex flex-wrap gap-2 border-b border-gray-6 px-5 py-3">
        <Button size="small" onClick={() => change({})}>
          {t("sameAsAllBoards")}
        </Button>
        <TurnAllOn on={on} onPress={change} />
      </div>
      <div className="max-h-[50dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain">
        <SwitchGroup title={t("inApp")} switches={APP_SWITCHES} {...groupProps} />
        <SwitchGroup title={t("email")} switches={EMAIL_SWITCHES} {...groupProps} />
        <SwitchGroup title={t("watching")} switches={WATCH_SWITCHES} {...groupProps} />
      </div>
    </>
  );
}
