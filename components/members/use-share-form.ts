"use client";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keyOf, type Recipient, recipientAt, withMore } from "@/components/members/recipients";
import type { Role } from "@/components/members/roles";
import { type Outcome, useShare } from "@/components/members/use-share";
import { toast } from "@/components/ui/feedback/toasts";
import { isEmailAddress } from "@/lib/text/email-address";

const NOTHING: Outcome = { added: [], invited: [], problems: new Map() };

export function useShareForm(boardId: number, canInvite: boolean) {
  const share = useShare(boardId);
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { setChosen, setText, check, ...draft } = useShareDraft(canInvite);
  const [role, setRole] = useState<Role>("Member");
  const [outcome, setOutcome] = useState(NOTHING);

  async function submit() {
    if (!busy.current && check()) await send();
  }

  async function send() {
    busy.current = true;
    setIsBusy(true);
    const next = await share(draft.recipients, role);
    if (next.added.length > 0) toast(`${next.added.join(", ")} ${next.added.length === 1 ? "was" : "were"} added`);
    busy.current = false;
    flushSync(() => {
      setIsBusy(false);
      setOutcome(next);
      setChosen(draft.recipients.filter((recipient) => next.problems.has(keyOf(recipient))));
      setText("");
    });
  }

  return { ...draft, role, outcome, isBusy, choose: setChosen, setRole, submit };
}

/** Text that is typed but not chosen yet counts as an address, too. */
function useShareDraft(canInvite: boolean) {
  const [chosen, setChosen] = useState<Recipient[]>([]);
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const isTyped = canInvite && isEmailAddress(text.trim());
  const recipients = isTyped ? withMore(chosen, [recipientAt(text.trim())]) : chosen;

  function check(): boolean {
    const isComplete = recipients.length > 0 && (isTyped || text.trim() === "");
    setError(isComplete ? "" : missingMessage(canInvite));
    return isComplete;
  }

  function type(typed: string) {
    setText(typed);
    setError("");
  }

  return { chosen, setChosen, text, setText, error, recipients, check, type };
}

const missingMessage = (canInvite: boolean) =>
  canInvite ? "Choose somebody from the list, or type a whole e-mail address." : "Choose somebody from the list.";
