import { useTranslations } from "next-intl";
import { useCopyText } from "@/components/quick-entry/use-copy-text";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";

interface RejectedDraftProps {
  isArchived: boolean;
  text: string;
  onClose: () => void;
}

export function RejectedDraft({ isArchived, text, onClose }: RejectedDraftProps) {
  const t = useTranslations("quickEntry.rejected");
  const actions = useTranslations("ui.actions");
  const copyText = useCopyText();
  return (
    <Alert kind="error" title={isArchived ? t("archived") : t("viewOnly")}>
      <p>{t("text")}</p>
      <div className="mt-2 flex gap-1">
        <Button size="small" onClick={() => copyText(text)}>
          {actions("copy")}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {actions("close")}
        </Button>
      </div>
    </Alert>
  );
}
