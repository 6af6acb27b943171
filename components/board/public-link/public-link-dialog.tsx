"use client";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { QrCode } from "@/components/board/public-link/qr-code";
import { usePublicLink } from "@/components/board/public-link/use-public-link";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { CopyField } from "@/components/ui/controls/copy-field";
import { Switch } from "@/components/ui/controls/switch";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { TryAgain } from "@/components/ui/pages/try-again";
import type { PublicLinkJson } from "@/lib/public-boards/present-link";

interface PublicLinkDialogProps {
  boardId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function PublicLinkDialog({ boardId, open, onOpenChange }: PublicLinkDialogProps) {
  const t = useTranslations("publicBoard.dialog");
  const actions = useTranslations("ui.actions");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} text={t("text")} width="max-w-140">
      <div className="-mx-5 mt-4 border-y border-gray-6 px-5">
        <PublicAccess boardId={boardId} />
      </div>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{actions("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function PublicAccess({ boardId }: { boardId: number }) {
  const t = useTranslations("publicBoard.dialog");
  const { link, loading, problem, enable, index, rotate } = usePublicLink(boardId);
  if (!link)
    return loading.error ? (
      <TryAgain problem={errorMessage(loading.error)} onRetry={loading.retry} />
    ) : (
      <Loading className="py-3">
        <Skeleton className="h-9 w-full" />
      </Loading>
    );
  return (
    <>
      <Switch label={t("enabled")} hint={t("enabledHint")} checked={link.enabled} onChange={(on) => void enable(on)} />
      {problem && (
        <Alert kind="error" className="mb-3">
          {problem}
        </Alert>
      )}
      {link.enabled && link.url !== "" && <Links link={link} onIndex={(on) => void index(on)} onRotate={rotate} />}
    </>
  );
}

interface LinksProps {
  link: PublicLinkJson;
  onIndex: (isIndexed: boolean) => void;
  onRotate: () => Promise<unknown>;
}

function Links({ link, onIndex, onRotate }: LinksProps) {
  const t = useTranslations("publicBoard.dialog");
  return (
    <div className="flex flex-col gap-4 border-t border-gray-6 py-4">
      <CopyField label={t("link")} value={link.url} />
      <div className="flex flex-wrap gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <CopyField label={t("shortLink")} value={link.short_url} />
        </div>
        <figure className="flex flex-col gap-1.5">
          <QrCode text={link.short_url} label={t("qr")} />
          <figcaption className="max-w-36 text-sm text-gray-11">{t("qrHint")}</figcaption>
        </figure>
      </div>
      <div>
        <CopyField label={t("embed")} value={link.embed_snippet} />
        <p className="mt-1.5 text-sm text-gray-11">{t("embedHint")}</p>
      </div>
      <Switch label={t("indexed")} hint={t("indexedHint")} checked={link.is_indexed} onChange={onIndex} />
      <div className="flex flex-wrap gap-2">
        <a href={link.url} target="_blank" rel="noopener" className={buttonStyle({})}>
          <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
          {t("openPage")}
        </a>
        <ConfirmDialog
          trigger={(ask) => (
            <Button kind="dangerQuiet" onClick={ask}>
              {t("rotate")}
            </Button>
          )}
          title={t("rotateTitle")}
          text={t("rotateText")}
          confirm={t("rotateConfirm")}
          onConfirm={async () => void (await onRotate())}
        />
      </div>
    </div>
  );
}
