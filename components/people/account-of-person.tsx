"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { accountCalls } from "@/components/people/account-calls";
import type { PersonDetails } from "@/components/people/person-page-props";
import { usePasswordLink } from "@/components/people/use-password-link";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Section } from "@/components/ui/overlays/panel";
import { Row, Rows } from "@/components/ui/lists/rows";
import { toast } from "@/components/ui/feedback/toasts";

export function AccountOfPerson({ person }: { person: PersonDetails }) {
  const { id, name, isDeactivated, hasPassword } = person;
  const action = isDeactivated ? "activate" : "deactivate";
  const t = useTranslations("people");
  const router = useRouter();
  const { make, busy, dialog } = usePasswordLink(person);

  async function change() {
    await accountCalls[action](id);
    toast(t(`${action}.done`, { name }));
    router.refresh();
  }

  return (
    <Section id="account" title={t("account.title")}>
      <Rows>
        {!isDeactivated && <PasswordLinkRow hasPassword={hasPassword} busy={busy} onMake={make} />}
        <Row
          title={t(`${action}.title`)}
          details={t(`${action}.details`)}
          action={
            <ConfirmDialog
              trigger={(ask) => (
                <Button kind={isDeactivated ? "plain" : "dangerQuiet"} onClick={ask}>
                  {t(`${action}.button`)}
                </Button>
              )}
              title={t(`${action}.question`, { name })}
              text={t(`${action}.text`)}
              confirm={t(`${action}.confirm`)}
              kind={isDeactivated ? "primary" : "danger"}
              onConfirm={change}
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

function PasswordLinkRow({ hasPassword, busy, onMake }: PasswordLinkRowProps) {
  const t = useTranslations("people");
  return (
    <Row
      title={t("passwordLink.label")}
      details={t(hasPassword ? "account.linkForgotten" : "account.linkFirst")}
      action={
        <Button busy={busy} onClick={onMake}>
          {t("account.createLink")}
        </Button>
      }
    />
  );
}
