"use client";
import { useState } from "react";
import { useFormatter, useTranslations } from "next-intl";
import { Mail, X } from "lucide-react";
import { CopyLink } from "@/components/members/copy-link";
import { Button } from "@/components/ui/controls/button";
import { CopyField } from "@/components/ui/controls/copy-field";
import { type Clock, momentOf } from "@/lib/dates/when";
import type { InvitationJson } from "@/lib/invitations/present";

interface InvitationRowProps {
  boardId: number;
  invitation: InvitationJson;
  clock: Clock;
  onCancel: () => Promise<void>;
  onInviteAgain: () => Promise<void>;
}

const ROLE_KEYS = { admin: "manager", member: "member", viewer: "viewer" } as const;

export function InvitationRow({
  boardId,
  invitation: { id, value },
  clock,
  onCancel,
  onInviteAgain,
}: InvitationRowProps) {
  const t = useTranslations("members.invitations");
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
              aria-label={t("inviteAgainFor", { email: value.email })}
              onClick={() => whileBusy("again", onInviteAgain())}
            >
              {t("inviteAgain")}
            </Button>
          )}
          <Button
            kind="quiet"
            size="icon"
            busy={busy === "cancel"}
            aria-label={t("cancel", { email: value.email })}
            onClick={() => whileBusy("cancel", onCancel())}
          >
            <X aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </div>
      </div>
      {visibleLink && (
        <div className="mt-1 mb-2">
          <CopyField label={t("linkFor", { email: value.email })} value={visibleLink} />
        </div>
      )}
    </li>
  );
}

interface InvitationTextProps extends Pick<InvitationJson, "value"> {
  until: Date;
  clock: Clock;
}

function InvitationText({ value, until, clock }: InvitationTextProps) {
  const t = useTranslations("members");
  const when = useRelativeTime(until, clock.now);
  const time = (chunks: React.ReactNode) => (
    <time dateTime={until.toISOString()} title={momentOf(until, clock).full}>
      {chunks}
    </time>
  );
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-medium wrap-anywhere rtl:text-end" dir="ltr">
        {value.email}
      </p>
      <p className="text-sm text-gray-11">
        {t("invitations.invited")} · {t(`roles.${ROLE_KEYS[value.role]}`)} ·{" "}
        {t.rich(until > clock.now ? "invitations.expires" : "invitations.expired", { when, time })}
      </p>
    </div>
  );
}

const HOUR = 60 * 60 * 1000;

/** Hours in the future are not rounded to days: "in 30 hours" is more than "tomorrow". */
function useRelativeTime(date: Date, now: Date): string {
  const format = useFormatter();
  const isInHours = date.getTime() - now.getTime() >= HOUR;
  return format.relativeTime(date, { now, ...(isInHours && { unit: "hour" }) });
}
