"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { accountCalls } from "@/components/people/account-calls";
import { PasswordLink } from "@/components/people/password-link";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { PasswordLinkJson } from "@/lib/users/passwords/present-link";

interface Person {
  id: number;
  name: string;
  email: string;
}

export function usePasswordLink({ id, name, email }: Person) {
  const t = useTranslations("people.passwordLink");
  const [link, setLink] = useState<PasswordLinkJson | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function make() {
    setBusy(true);
    try {
      setLink(await accountCalls.makeLink(id));
      setOpen(true);
    } catch (error) {
      toast(errorMessage(error), "error");
    }
    setBusy(false);
  }

  const dialog = (
    <Dialog open={open} onOpenChange={setOpen} title={t("newTitle", { name })} text={t("newText")}>
      {link && <PasswordLink link={link} email={email} />}
      <DialogActions>
        <Button kind="primary" onClick={() => setOpen(false)}>
          {t("done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { make, busy, dialog };
}
