"use client";
import { useState } from "react";
import { Mail, X } from "lucide-react";
import { CopyLink } from "@/components/members/copy-link";
import { roleName } from "@/components/members/roles";
import { Button } from "@/components/ui/controls/button";
import { CopyField } from "@/components/ui/controls/copy-field";
import { type ClockOnScreen, dueText } from "@/lib/dates/dates-on-screen";
import type { InvitationJson } from "@/lib/invitations/present";

interface InvitationRowProps {
  boardId: number;
  invitation: InvitationJson;
  clock: ClockOnScreen;
  onCancel: () => Promise<void>;
  onInviteAgain: () => Promise<void>;
}

const ROLE_OF = { admin: "Admin", member: "Member", viewer: "Viewer" } as const;

export function InvitationRow({
  boardId,
  invitation: { id, value },
  clock,
  onCancel,
  onInviteAgain,
}: InvitationRowProps) {
  const [busy, setBusy] = useState<"cancel" | "again" | null>(null);
  const [visibleLink, setVisibleLink] = useState("");
  const until = new Date(value.expires_at * 1000);
  const isOpen = until > clock.now;

  async function whileBusy(work: "cancel" | "again", promise: Promise<void>) {
    setBusy(work);
    await promise;
    setBusy(null);
  }

  return (
    <li className="px-5 py-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-gray-3 text-gray-11">
          <Mail aria-hidden className="size-4" strokeWidth={1.5} />
        </span>
        <InvitationText value={value} until={until} clock={clock} />
        <div className="ms-auto flex items-center gap-1">
          {isOpen ? (
            <CopyLink boardId={boardId} invitationId={id} email={value.email} onRefused={setVisibleLink} />
          ) : (
            <Button
              kind="quiet"
              size="small"
              busy={busy === "again"}
              aria-label={`Invite again: ${value.email}`}
              onClick={() => whileBusy("again", onInviteAgain())}
            >
              Invite again
            </Button>
          )}
          <Button
            kind="quiet"
            size="icon"
            busy={busy === "cancel"}
            aria-label={`Cancel the invitation of ${value.email}`}
            onClick={() => whileBusy("cancel", onCancel())}
          >
            <X aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </div>
      </div>
      {visibleLink && (
        <div className="mt-1 mb-2">
          <CopyField label={`Link for ${value.email}`} value={visibleLink} />
        </div>
      )}
    </li>
  );
}

interface InvitationTextProps extends Pick<InvitationJson, "value"> {
  until: Date;
  clock: ClockOnScreen;
}

function InvitationText({ value, until, clock }: InvitationTextProps) {
  const { words, whole } = dueText(until.toISOString().slice(0, 19).replace("T", " "), clock);
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-medium wrap-anywhere" dir="ltr">
        {value.email}
      </p>
      <p className="text-sm text-gray-11">
        Invited · {roleName(ROLE_OF[value.role])} ·{" "}
        <time dateTime={until.toISOString()} title={whole}>
          {until > clock.now ? "Expires" : "Expired"}{" "}
          {words.replace(/^(Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase())}
        </time>
      </p>
    </div>
  );
}
