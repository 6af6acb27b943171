import { useTranslations } from "next-intl";
import type { WaitingChange } from "@/components/offline/change-list";
import { writtenText } from "@/components/offline/change-names";
import type { WaitingChanges } from "@/components/offline/waiting-changes";
import { Button } from "@/components/ui/controls/button";
import { toast } from "@/components/ui/feedback/toasts";
import { Dialog } from "@/components/ui/overlays/dialog";
import { readerTexts } from "@/components/i18n/error-texts";
import { changeWords } from "@/components/undo/words";

interface ChangesDialogProps {
  open: boolean;
  changes: readonly WaitingChange[];
  waiting: WaitingChanges;
  onClose: () => void;
}

export function ChangesDialog({ open, changes, waiting, onClose }: ChangesDialogProps) {
  const t = useTranslations("offline.changes");
  const refused = changes.filter(({ problem }) => problem !== undefined);
  const pending = changes.filter(({ problem }) => problem === undefined);
  const discard = (change: WaitingChange) => {
    waiting.discard(change);
    if (changes.length === 1) onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t("title")} width="max-w-140">
      {refused.length > 0 && <ChangeGroup title={t("refused")} changes={refused} onDiscard={discard} />}
      {pending.length > 0 && (
        <ChangeGroup title={t("waiting")} text={t("waitingText")} changes={pending} onDiscard={discard} />
      )}
    </Dialog>
  );
}

interface ChangeGroupProps {
  title: string;
  text?: string;
  changes: readonly WaitingChange[];
  onDiscard: (change: WaitingChange) => void;
}

function ChangeGroup({ title, text, changes, onDiscard }: ChangeGroupProps) {
  return (
    <section className="mt-4" aria-label={title}>
      <h2 className="font-medium">{title}</h2>
      {text && <p className="text-sm text-gray-11">{text}</p>}
      <ul className="mt-1 divide-y divide-gray-6">
        {changes.map((change) => (
          <ChangeRow key={`${change.at} ${change.boardId} ${changes.indexOf(change)}`} {...{ change, onDiscard }} />
        ))}
      </ul>
    </section>
  );
}

function ChangeRow({ change, onDiscard }: { change: WaitingChange; onDiscard: (change: WaitingChange) => void }) {
  const t = useTranslations("offline.changes");
  const undo = useTranslations("undo");
  const [first, ...others] = change.names;
  const name = first ? changeWords(undo, first) : t("unnamed");
  const words = others.length > 0 ? t("andMore", { change: name, count: others.length }) : name;
  const text = change.problem === undefined ? null : writtenText(change.edit);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">{words}</p>
        {change.problem !== undefined && <p className="text-sm text-red-text">{change.problem}</p>}
      </div>
      {text !== null && (
        <Button size="small" onClick={() => void copyText(text)}>
          {t("copy")}
        </Button>
      )}
      <Button size="small" aria-label={t("discardNamed", { change: words })} onClick={() => onDiscard(change)}>
        {t("discard")}
      </Button>
    </li>
  );
}

function copyText(text: string): Promise<void> {
  const { copying } = readerTexts();
  return navigator.clipboard.writeText(text).then(
    () => toast(copying("textCopied")),
    () => toast(copying("failed"), "error"),
  );
}
