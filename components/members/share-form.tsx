"use client";
import { useTranslations } from "next-intl";
import { NewInvitations } from "@/components/members/new-invitations";
import { PeopleField } from "@/components/members/people-field";
import { keyOf, nameOf, type Recipient } from "@/components/members/recipients";
import { RoleSelect } from "@/components/members/role-select";
import type { Outcome } from "@/components/members/use-share";
import { useShareForm } from "@/components/members/use-share-form";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { Field } from "@/components/ui/controls/field";
import type { Viewer } from "@/lib/boards/abilities";
import type { InvitationJson } from "@/lib/invitations/present";

interface ShareFormProps {
  boardId: number;
  memberIds: readonly number[];
  invitations: readonly InvitationJson[];
  viewer: Viewer;
  inputRef: React.RefObject<HTMLInputElement | null>;
}

/** Recipients that could not be added or invited stay in the field, each with its reason. */
export function ShareForm({ boardId, memberIds, invitations, viewer, inputRef }: ShareFormProps) {
  const t = useTranslations("members.form");
  const canInvite = viewer.isPro;
  const { chosen, text, role, recipients, outcome, error, isBusy, choose, type, setRole, submit } = useShareForm(
    boardId,
    canInvite,
  );

  async function send(event: React.FormEvent) {
    event.preventDefault();
    await submit();
    inputRef.current?.focus();
  }

  return (
    <form onSubmit={send} noValidate className="mt-4 flex flex-col gap-3">
      <Field
        label={t("label")}
        error={error}
        hint={canInvite ? t(viewer.sendsMail ? "hintInvite" : "hintNoEmail") : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap items-start gap-2">
            <PeopleField
              label={t("label")}
              control={control}
              inputRef={inputRef}
              chosen={chosen}
              text={text}
              memberIds={memberIds}
              canInvite={canInvite}
              hasProblem={(recipient) => outcome.problems.has(keyOf(recipient))}
              onChoose={choose}
              onType={type}
            />
            <RoleSelect size="normal" label={t("role")} role={role} onChoose={setRole} />
            <Button type="submit" kind="primary" busy={isBusy} className="max-sm:flex-1">
              {t(verbOf(recipients))}
            </Button>
          </div>
        )}
      </Field>
      <Failures recipients={chosen} problems={outcome.problems} />
      <NewInvitations
        boardId={boardId}
        emails={outcome.invited}
        invitations={invitations}
        sendsMail={viewer.sendsMail}
      />
    </form>
  );
}

function verbOf(recipients: readonly Recipient[]) {
  const [hasPeople, hasAddresses] = (["person", "address"] as const).map((kind) =>
    recipients.some((recipient) => recipient.kind === kind),
  );
  if (hasPeople && hasAddresses) return "addAndInvite";
  return hasAddresses ? "invite" : "add";
}

function Failures({ recipients, problems }: { recipients: readonly Recipient[]; problems: Outcome["problems"] }) {
  const failed = recipients.filter((recipient) => problems.has(keyOf(recipient)));
  if (failed.length === 0) return null;
  return (
    <Alert kind="error">
      <ul className="max-h-40 overflow-y-auto">
        {failed.map((recipient) => (
          <li key={keyOf(recipient)} className="wrap-anywhere">
            <bdi className="font-medium">{nameOf(recipient)}</bdi>: <bdi>{problems.get(keyOf(recipient))}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
