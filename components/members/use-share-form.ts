"use client";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFormatter, useTranslations } from "next-intl";
import { keyOf, type Recipient, recipientAt, withMore } from "@/components/members/recipients";
import type { Role } from "@/components/members/roles";
import { type Outcome, useShare } from "@/components/members/use-share";
import { toast } from "@/components/ui/feedback/toasts";
import { ROLE_TITLES } from "@/lib/members/role-titles";
import { isEmailAddress } from "@/lib/text/email-address";

const NOTHING: Outcome = { added: [], invited: [], problems: new Map() };

export function useShareForm(boardId: number, canInvite: boolean) {
  const t = useTranslations("members.form");
  const format = useFormatter();
  const share = useShare(boardId);
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { setChosen, setText, check, ...draft } = useShareDraft(canInvite);
  const [role, setRole] = useState<Role>(ROLE_TITLES.member);
  const [outcome, setOutcome] = useState(NOTHING);

  async function submit() {
    if (!busy.current && check()) await send();
  }

  async function send() {
    busy.current = true;
    setIsBusy(true);
    const next = await share(draft.recipients, role);
    if (next.added.length > 0) toast(t("added", { count: next.added.length, names: format.list(next.added) }));
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
  const t = useTranslations("members.form");
  const [chosen, setChosen] = useState<Recipient[]>([]);
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const isTyped = canInvite && isEmailAddress(text.trim());
  const recipients = isTyped ? withMore(chosen, [recipientAt(text.trim())]) : chosen;

  function check(): boolean {
    const isComplete = recipients.length > 0 && (isTyped || text.trim() === "");
    setError(isComplete ? "" : t(canInvite ? "chooseOrInvite" : "choose"));
    return isComplete;
  }

  function type(typed: string) {
    setText(typed);
    setError("");
  }

  return { chosen, setChosen, text, setText, error, recipients, check, type };
}
