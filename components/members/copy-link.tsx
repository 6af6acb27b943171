"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
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
  const t = useTranslations("members.invitations");
  const [state, setState] = useState<"fresh" | "busy" | "copied">("fresh");
  const Icon = state === "copied" ? Check : Link;

  async function copy() {
    setState("busy");
    try {
      const link = await readInvitationLink(boardId, invitationId);
      const isCopied = await copyText(link);
      setState(isCopied ? "copied" : "fresh");
      if (isCopied) toast(t("linkCopied", { email }));
      else onRefused(link);
    } catch (error) {
      setState("fresh");
      toast(errorMessage(error), "error");
    }
  }

  return (
    <Button
      kind="quiet"
      size="small"
      busy={state === "busy"}
      aria-label={t(state === "copied" ? "copiedFor" : "copyFor", { email })}
      onClick={copy}
    >
      <Icon aria-hidden className="size-4" strokeWidth={1.5} />
      {t(state === "copied" ? "copied" : "copy")}
    </Button>
  );
}
