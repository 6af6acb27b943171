"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useQuery } from "@tanstack/react-query";
import { readInvitationLink } from "@/components/members/use-invitations";
import { Alert } from "@/components/ui/feedback/alert";
import { CopyField } from "@/components/ui/controls/copy-field";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { TryAgain } from "@/components/ui/pages/try-again";
import type { InvitationJson } from "@/lib/invitations/present";

interface NewInvitationsProps {
  boardId: number;
  /** The addresses that were just invited. */
  emails: readonly string[];
  invitations: readonly InvitationJson[];
  sendsMail: boolean;
}

export function NewInvitations({ boardId, emails, invitations, sendsMail }: NewInvitationsProps) {
  const t = useTranslations("members.invited");
  const format = useFormatter();
  const created = invitations.filter(({ value }) =>
    emails.some((email) => email.toLowerCase() === value.email.toLowerCase()),
  );
  if (created.length === 0) return null;
  if (sendsMail) {
    return (
      <Alert kind="success">
        {t.rich("sent", {
          count: created.length,
          list: format.list(created.map(({ value }) => value.email)),
          emails: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
        })}
      </Alert>
    );
  }
  return (
    <Alert kind="info" title={t("share", { count: created.length })}>
      <p>{t("howLinksWork")}</p>
      <div className="mt-2 flex max-h-88 flex-col gap-3 overflow-y-auto">
        {created.map(({ id, value }) => (
          <InvitationLink key={id} boardId={boardId} id={id} email={value.email} />
        ))}
      </div>
    </Alert>
  );
}

function InvitationLink({ boardId, id, email }: { boardId: number; id: number; email: string }) {
  const t = useTranslations("members.invitations");
  const {
    data: link,
    error,
    refetch,
  } = useQuery({
    queryKey: ["invitation-link", boardId, id],
    queryFn: () => readInvitationLink(boardId, id),
    gcTime: 0,
  });
  if (error) return <TryAgain problem={errorMessage(error)} onRetry={() => void refetch()} />;
  return link && <CopyField label={t("linkFor", { email })} value={link} />;
}
