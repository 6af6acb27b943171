"use client";
import { useRef } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Ellipsis, KeyRound, UserCheck, UserX } from "lucide-react";
import { accountCalls } from "@/components/people/account-calls";
import type { PersonView } from "@/components/people/view-model";
import { usePasswordLink } from "@/components/people/use-password-link";
import { buttonStyle } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem } from "@/components/ui/overlays/menu-items";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface PersonMenuProps {
  person: PersonView;
  /** Gets the focus when the row disappears. */
  fallbackFocus: () => HTMLElement | null;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function PersonMenu({ person, fallbackFocus }: PersonMenuProps) {
  const { id, name, isDeactivated } = person;
  const t = useTranslations("people");
  const router = useRouter();
  const { make, dialog } = usePasswordLink(person);
  const isGone = useRef(false);

  async function deactivate() {
    await accountCalls.deactivate(id);
    isGone.current = true;
    toast(t("deactivate.done", { name }));
    router.refresh();
  }

  async function activate() {
    try {
      await accountCalls.activate(id);
      toast(t("activate.done", { name }));
      fallbackFocus()?.focus();
    } catch (error) {
      toast(errorMessage(error), "error");
    }
    router.refresh();
  }

  const items = (ask: () => void) =>
    isDeactivated ? (
      <MenuItem icon={<UserCheck {...icon} />} onClick={activate}>
        {t("activate.confirm")}
      </MenuItem>
    ) : (
      <>
        <MenuItem icon={<KeyRound {...icon} />} onClick={make}>
          {t("row.createPasswordLink")}
        </MenuItem>
        <MenuItem danger icon={<UserX {...icon} />} onClick={ask}>
          {t("deactivate.button")}
        </MenuItem>
      </>
    );

  return (
    <>
      <ConfirmDialog
        trigger={(ask) => (
          <Menu
            label={t("row.actions", { name })}
            button={<Ellipsis {...icon} />}
            buttonStyle={buttonStyle({ kind: "quiet", size: "icon" }, "relative z-10")}
          >
            {items(ask)}
          </Menu>
        )}
        title={t("deactivate.question", { name })}
        text={t("deactivate.text")}
        confirm={t("deactivate.confirm")}
        onConfirm={deactivate}
        finalFocus={() => (isGone.current ? fallbackFocus() : null)}
      />
      {dialog}
    </>
  );
}
