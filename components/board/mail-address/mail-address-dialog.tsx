"use client";
import { useTranslations } from "next-intl";
import { AddressSettings } from "@/components/board/mail-address/address-settings";
import { useMailAddress } from "@/components/board/mail-address/use-mail-address";
import type { BoardJson } from "@/components/board-store/board-data";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { TryAgain } from "@/components/ui/pages/try-again";

interface MailAddressDialogProps {
  board: BoardJson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MailAddressDialog({ board, open, onOpenChange }: MailAddressDialogProps) {
  const t = useTranslations("mailAddress");
  const actions = useTranslations("ui.actions");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} text={t("text")} width="max-w-160">
      <div className="-mx-5 mt-4 border-y border-gray-6 px-5 py-4">
        <OwnAddress board={board} />
      </div>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{actions("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function OwnAddress({ board }: Pick<MailAddressDialogProps, "board">) {
  const t = useTranslations("mailAddress");
  const { answer, loading, problem, isBusy, save, renew, remove } = useMailAddress(board.id);
  if (!answer)
    return loading.error ? (
      <TryAgain problem={errorMessage(loading.error)} onRetry={loading.retry} />
    ) : (
      <Loading>
        <Skeleton className="h-9 w-full" />
      </Loading>
    );
  return (
    <div className="flex flex-col items-stretch gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      {answer.mail_address ? (
        <AddressSettings
          address={answer.mail_address}
          stages={board.stages}
          onStage={(stageId) => void save(stageId)}
          onRenew={renew}
          onRemove={remove}
        />
      ) : (
        <Button kind="primary" busy={isBusy} onClick={() => void save(null)} className="self-start">
          {t("create")}
        </Button>
      )}
    </div>
  );
}
