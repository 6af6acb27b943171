"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { UserPlus } from "lucide-react";
import { AddPersonForm, type Added } from "@/components/people/add-person-form";
import { PasswordLink } from "@/components/people/password-link";
import { Button } from "@/components/ui/controls/button";
import { LinkButton } from "@/components/ui/controls/link-button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";

export interface AddPersonProps {
  hasMailServer: boolean;
  /** Only site administrators may appoint others. */
  canMakeAdministrators: boolean;
}

export function AddPerson(props: AddPersonProps) {
  const t = useTranslations("people.add");
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);

  function start() {
    setAdded(null);
    setOpen(true);
  }

  return (
    <>
      <Button kind="primary" onClick={start}>
        <UserPlus aria-hidden className="size-4" strokeWidth={1.5} />
        {t("title")}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={added ? t("added", { name: added.person.display_name }) : t("title")}
        text={added ? undefined : t(props.hasMailServer ? "getsEmail" : "getsLink")}
      >
        {added ? (
          <AddedPerson {...added} onDone={() => setOpen(false)} />
        ) : (
          <AddPersonForm {...props} onAdded={setAdded} onCancel={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}

function AddedPerson({ person, link, onDone }: Added & { onDone: () => void }) {
  const t = useTranslations("people.add");
  return (
    <>
      <PasswordLink link={link} email={person.user_email} />
      <DialogActions>
        <LinkButton href={`/people/${person.ID}`}>{t("openPage")}</LinkButton>
        <Button kind="primary" onClick={onDone}>
          {t("done")}
        </Button>
      </DialogActions>
    </>
  );
}
