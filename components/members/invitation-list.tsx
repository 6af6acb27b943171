"use client";
import { useState } from "react";
import { InvitationRow } from "@/components/members/invitation-row";
import type { Invitations } from "@/components/members/use-invitations";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";
import { problemOf } from "@/components/ui/feedback/problem";
import { toast } from "@/components/ui/feedback/toasts";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useNow } from "@/components/ui/hooks/use-now";
import type { Viewer } from "@/lib/boards/abilities";
import type { InvitationJson } from "@/lib/invitations/present";

interface InvitationListProps {
  boardId: number;
  viewer: Viewer;
  given: Invitations;
  /** What gets the focus when a row of the list is gone. */
  focusAfterwards: () => HTMLElement | null;
}

/** People who were invited and have not joined yet, below the members. */
export function InvitationList({
  boardId,
  viewer: { timeZone, locale, sendsMail },
  given,
  focusAfterwards,
}: InvitationListProps) {
  const [drawnAt] = useState(() => new Date().toISOString());
  const clock = { now: useNow(drawnAt), timeZone, locale };
  const { invitations, hasFailed, again, cancel, inviteAgain } = given;

  async function say(work: Promise<void>, done: string) {
    await work.then(
      () => toast(done),
      (error: unknown) => toast(problemOf(error), "error"),
    );
    focusAfterwards()?.focus();
  }

  const takeBack = ({ id, value }: InvitationJson) => say(cancel(id), `The invitation of ${value.email} is cancelled`);
  const renew = ({ value }: InvitationJson) =>
    say(
      inviteAgain(value),
      sendsMail
        ? `An e-mail is on its way to ${value.email}`
        : `${value.email} is invited again: copy the link and pass it on`,
    );

  if (!invitations && !hasFailed) return <Waiting />;
  return (
    <>
      {hasFailed && <TryAgain problem="The invitations could not be read." onRetry={again} />}
      {invitations && invitations.length > 0 && (
        <ul aria-label="Invitations" className="divide-y divide-gray-6 border-t border-gray-6">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              boardId={boardId}
              invitation={invitation}
              clock={clock}
              onCancel={() => takeBack(invitation)}
              onInviteAgain={() => renew(invitation)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const Waiting = () => (
  <Loading className="flex items-center gap-3 border-t border-gray-6 px-5 py-3">
    <Skeleton className="size-8 rounded-full" />
    <Skeleton className="h-4 w-1/2" />
  </Loading>
);
