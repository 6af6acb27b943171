"use client";
import { useState } from "react";
import { Check, Link } from "lucide-react";
import { readInvitationLink } from "@/components/members/use-invitations";
import { Button } from "@/components/ui/controls/button";
import { copyText } from "@/components/ui/controls/copy-field";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface CopyLinkProps {
  boardId: number;
  invitationId: number;
  email: string;
  /** The browser did not allow copying, so the link must be shown. */
  onRefused: (link: string) => void;
}

/** The link is loaded on demand: nothing else on the page contains it. */
export function CopyLink({ boardId, invitationId, email, onRefused }: CopyLinkProps) {
  const [state, setState] = useState<"fresh" | "busy" | "copied">("fresh");
  const Icon = state === "copied" ? Check : Link;

  async function copy() {
    setState("busy");
    try {
      const link = await readInvitationLink(boardId, invitationId);
      const isCopied = await copyText(link);
      setState(isCopied ? "copied" : "fresh");
      if (isCopied) toast(`The invitation link for ${email} is copied`);
      else onRefused(link);
    } catch (error) {
      setState("fresh");
      toast(errorMessage(error), "error");
    }
  }

  return (
    <Button kind="quiet" size="small" busy={state === "busy"} onClick={copy}>
      <Icon aria-hidden className="size-4" strokeWidth={1.5} />
      <span>
        {state === "copied" ? "Copied" : "Copy invitation link"}
        <span className="sr-only">{state === "copied" ? ` the invitation link for ${email}` : ` for ${email}`}</span>
      </span>
    </Button>
  );
}
