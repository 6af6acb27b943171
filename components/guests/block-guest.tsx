"use client";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import type { GuestOfText } from "@/components/guests/guest-blocking";
import { Button } from "@/components/ui/controls/button";
import { CheckBox } from "@/components/ui/controls/check-box";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { api } from "@/lib/api";
import type { Removed } from "@/lib/moderation/remove-content";

interface BlockGuestProps {
  boardId: number;
  guest: GuestOfText;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBlocked?: () => Promise<void>;
  finalFocus?: (isDone: boolean) => HTMLElement | null;
}

export function BlockGuest({ open, onOpenChange, finalFocus, ...props }: BlockGuestProps) {
  const t = useTranslations("ideas.block");
  const isDone = useRef(false);
  function close() {
    isDone.current = true;
    onOpenChange(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      text={t.rich("text", {
        author: props.guest.name,
        name: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
      })}
      finalFocus={finalFocus && (() => finalFocus(isDone.current))}
    >
      <Choices {...props} onCancel={() => onOpenChange(false)} onDone={close} />
    </Dialog>
  );
}

interface ChoicesProps extends Pick<BlockGuestProps, "boardId" | "guest" | "onBlocked"> {
  onCancel: () => void;
  onDone: () => void;
}

function Choices({ boardId, guest, onBlocked, onCancel, onDone }: ChoicesProps) {
  const t = useTranslations("ideas.block");
  const actions = useTranslations("ui.actions");
  const [choices, setChoices] = useState({ blocks_network: false, removes_content: false });
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function block() {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      const { removed } = await trackUnsaved(blockGuest(boardId, { ...guest.text, ...choices }));
      toast(choices.removes_content ? t("doneRemoved", { count: sumOf(removed) }) : t("done"));
      onDone();
      await onBlocked?.();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  }

  return (
    <>
      <div className="mt-4 flex flex-col gap-3">
        <Choice
          name={t("network")}
          hint={t("networkHint")}
          checked={choices.blocks_network}
          onChange={(blocks_network) => setChoices({ ...choices, blocks_network })}
        />
        <Choice
          name={t("content")}
          hint={t("contentHint")}
          checked={choices.removes_content}
          onChange={(removes_content) => setChoices({ ...choices, removes_content })}
        />
        {problem && <Alert kind="error">{problem}</Alert>}
      </div>
      <DialogActions>
        <Button onClick={onCancel}>{actions("cancel")}</Button>
        <Button kind="danger" busy={isBusy} onClick={() => void block()}>
          {t("confirm")}
        </Button>
      </DialogActions>
    </>
  );
}

const blockGuest = (boardId: number, body: Record<string, number | boolean>): Promise<{ removed: Removed }> =>
  api("POST", `/boards-app/v1/boards/${boardId}/blocked-guests`, body);

const sumOf = ({ ideas, comments, votes }: Removed) => ideas + comments + votes;

interface ChoiceProps {
  name: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ name, hint, checked, onChange }: ChoiceProps) {
  const hintId = useId();
  return (
    <div>
      <CheckBox
        label={name}
        describedBy={hintId}
        checked={checked}
        onChange={onChange}
        className="min-h-6 pointer-coarse:min-h-11"
      >
        {name}
      </CheckBox>
      <p id={hintId} className="ms-6 text-sm text-gray-11">
        {hint}
      </p>
    </div>
  );
}
