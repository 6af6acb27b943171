"use client";
import { useState } from "react";
import { Mail, X } from "lucide-react";
import { roleName } from "@/components/members/roles";
import { Button } from "@/components/ui/button";
import type { Viewer } from "@/lib/boards/may";
import { dueWords } from "@/lib/dates-on-screen";
import type { InvitationJson } from "@/lib/invitations/present";

interface InvitationRowProps {
  invitation: InvitationJson;
  viewer: Viewer;
  now: Date;
  onTakeBack: () => Promise<void>;
}

const ROLE_OF = { admin: "Admin", member: "Member", viewer: "Viewer" } as const;

export function InvitationRow({ invitation: { value }, viewer, now, onTakeBack }: InvitationRowProps) {
  const [busy, setBusy] = useState(false);
  const until = new Date(value.expires_at * 1000);
  const { words, whole } = dueWords(until.toISOString().slice(0, 19).replace("T", " "), { now, timeZone: viewer.timeZone, locale: viewer.locale });

  async function takeBack() {
    setBusy(true);
    await onTakeBack();
    setBusy(false);
  }

  return (
    <li className="flex min-h-12 items-center gap-3 px-5 py-2">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-gray-3 text-gray-11">
        <Mail aria-hidden className="size-4" strokeWidth={1.5} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere" dir="ltr">
          {value.email}
        </p>
        <p className="text-sm text-gray-11">
          {roleName(ROLE_OF[value.role])} ·{" "}
          <time dateTime={until.toISOString()} title={whole}>
            {until > now ? `expires ${words.replace(/^(Today|Tomorrow)/, (word) => word.toLowerCase())}` : "expired"}
          </time>
        </p>
      </div>
      <Button kind="quiet" size="icon" busy={busy} aria-label={`Take back the invitation of ${value.email}`} onClick={takeBack}>
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    </li>
  );
}
