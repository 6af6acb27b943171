"use client";
import { useRef, useState } from "react";
import { InvitationRow } from "@/components/members/invitation-row";
import { InviteForm } from "@/components/members/invite-form";
import type { Member } from "@/components/members/member-row";
import { useInvitations } from "@/components/members/use-invitations";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";
import { TryAgain } from "@/components/ui/try-again";
import { useNow } from "@/components/ui/use-now";
import type { Viewer } from "@/lib/boards/may";

interface InvitationsProps {
  boardId: number;
  members: readonly Member[];
  viewer: Viewer;
}

/** People who have no account here yet, or none that one finds, come by a link that they get by mail. */
export function Invitations({ boardId, members, viewer }: InvitationsProps) {
  const [drawnAt] = useState(() => new Date().toISOString());
  const now = useNow(drawnAt);
  const section = useRef<HTMLElement>(null);
  const { invitations = [], hasFailed, again, invite, takeBack } = useInvitations(boardId, members);

  async function takeBackFrom(id: number, email: string) {
    await takeBack(id).then(() => toast(`The invitation of ${email} is taken back`), (error: unknown) => toast(problemOf(error), "error"));
    section.current?.querySelector("input")?.focus();
  }

  return (
    <section ref={section} aria-labelledby="invite" className="mt-5">
      <h3 id="invite" className="font-semibold">
        Invite by e-mail
      </h3>
      <InviteForm onInvite={invite} />
      {hasFailed && <TryAgain problem="The invitations could not be read." onRetry={again} />}
      {invitations.length > 0 && (
        <ul aria-label="Invitations" className="-mx-5 mt-3 max-h-[30dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} viewer={viewer} now={now} onTakeBack={() => takeBackFrom(invitation.id, invitation.value.email)} />
          ))}
        </ul>
      )}
    </section>
  );
}
