import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { toast } from "@/components/ui/feedback/toasts";

interface RejectedDraftProps {
  isArchived: boolean;
  text: string;
  onClose: () => void;
}

export function RejectedDraft({ isArchived, text, onClose }: RejectedDraftProps) {
  return (
    <Alert kind="error" title={isArchived ? "This board is archived now" : "You can only look at this board now"}>
      <p>It is not created. Copy the text if you need it elsewhere.</p>
      <div className="mt-2 flex gap-1">
        <Button size="small" onClick={() => copyText(text)}>
          Copy
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </Alert>
  );
}

export const copyText = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast("Text copied"),
    () => toast(`The browser did not allow copying. The text is ${text}`, "error"),
  );
