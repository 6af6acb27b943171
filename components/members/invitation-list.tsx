"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { InvitationRow } from "@/components/members/invitation-row";
import type { Invitations } from "@/components/members/use-invitations";
import { Loading, Skeleton } from "@/components/ui/feedback/skeleton";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useNow } from "@/components/ui/hooks/use-now";
import type { Viewer } from "@/lib/boards/abilities";
import type { InvitationJson } from "@/lib/invitations/present";

interface InvitationListProps {
  boardId: number;
  viewer: Viewer;
  invitationQuery: Invitations;
  /** Gets the focus when a row disappears. */
  fallbackFocus: () => HTMLElement | null;
}

export function InvitationList({
  boardId,
  viewer: { timeZone, locale, sendsMail },
  invitationQuery,
  fallbackFocus,
}: InvitationListProps) {
  const t = useTranslations("members.invitations");
  const [renderedAt] = useState(() => new Date().toISOString());
  const clock = { now: useNow(renderedAt), timeZone, locale };
  const { invitations, hasFailed, retry, cancel, inviteAgain } = invitationQuery;

  async function report(work: Promise<void>, done: string) {
    await work.then(
      () => toast(done),
      (error: unknown) => toast(errorMessage(error), "error"),
    );
    fallbackFocus()?.focus();
  }

  const cancelInvitation = ({ id, value }: InvitationJson) => report(cancel(id), t("canceled", { email: value.email }));
  const sendAgain = ({ value }: InvitationJson) =>
    report(inviteAgain(value), t(sendsMail ? "sent" : "renewed", { email: value.email }));

  if (!invitations && !hasFailed) return <InvitationsLoading />;
  return (
    <>
      {hasFailed && <TryAgain problem={t("failed")} onRetry={retry} />}
      {invitations && invitations.length > 0 && (
        <ul aria-label={t("label")} className="divide-y divide-gray-6 border-t border-gray-6">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              boardId={boardId}
              invitation={invitation}
              clock={clock}
              onCancel={() => cancelInvitation(invitation)}
              onInviteAgain={() => sendAgain(invitation)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const InvitationsLoading = () => (
  <Loading className="flex items-center gap-3 border-t border-gray-6 px-5 py-3">
    <Skeleton className="size-8 rounded-full" />
    <Skeleton className="h-4 w-1/2" />
  </Loading>
);
