"use client";
import { useRouter } from "next/navigation";
import { accountCalls, DEACTIVATION_TEXT } from "@/components/people/account-calls";
import type { PersonDetails } from "@/components/people/person-page-props";
import { usePasswordLink } from "@/components/people/use-password-link";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Section } from "@/components/ui/overlays/panel";
import { Row, Rows } from "@/components/ui/lists/rows";
import { toast } from "@/components/ui/feedback/toasts";

export function AccountOfPerson({ person }: { person: PersonDetails }) {
  const { id, name, isDeactivated, hasPassword } = person;
  const router = useRouter();
  const { make, busy, dialog } = usePasswordLink(person);

  async function change(action: "activate" | "deactivate", done: string) {
    await accountCalls[action](id);
    toast(done);
    router.refresh();
  }

  return (
    <Section id="account" title="Account">
      <Rows>
        {!isDeactivated && <PasswordLinkRow hasPassword={hasPassword} busy={busy} onMake={make} />}
        <Row
          title={isDeactivated ? "Activate the account" : "Deactivate the account"}
          details={
            isDeactivated
              ? "They can sign in again, with their boards and tasks."
              : "They can’t sign in and get no mails. What they did stays."
          }
          action={
            <ConfirmDialog
              trigger={(ask) => (
                <Button kind={isDeactivated ? "plain" : "dangerQuiet"} onClick={ask}>
                  {isDeactivated ? "Activate…" : "Deactivate…"}
                </Button>
              )}
              title={isDeactivated ? `Activate ${name}?` : `Deactivate ${name}?`}
              text={
                isDeactivated
                  ? "They can sign in again, and programs that use their application passwords work again. They get mails and are found by others."
                  : DEACTIVATION_TEXT
              }
              confirm={isDeactivated ? "Activate" : "Deactivate"}
              kind={isDeactivated ? "primary" : "danger"}
              onConfirm={() =>
                isDeactivated
                  ? change("activate", `${name} is active again`)
                  : change("deactivate", `${name} was deactivated`)
              }
            />
          }
        />
      </Rows>
      {dialog}
    </Section>
  );
}

interface PasswordLinkRowProps {
  hasPassword: boolean;
  busy: boolean;
  onMake: () => void;
}

const PasswordLinkRow = ({ hasPassword, busy, onMake }: PasswordLinkRowProps) => (
  <Row
    title="Link to choose a password"
    details={
      hasPassword
        ? "For a forgotten password. Works once, within seven days."
        : "They have not chosen a password yet. Works once, within seven days."
    }
    action={
      <Button busy={busy} onClick={onMake}>
        Make a link
      </Button>
    }
  />
);
