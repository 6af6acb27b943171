"use client";
import { useState } from "react";
import { UserPlus } from "lucide-react";
import { AddPersonForm, type Added } from "@/components/people/add-person-form";
import { PasswordLink } from "@/components/people/password-link";
import { Button, LinkButton } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";

export interface AddPersonProps {
  hasMailServer: boolean;
  /** Only site administrators may appoint others. */
  canMakeAdministrators: boolean;
}

export function AddPerson(props: AddPersonProps) {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);

  function start() {
    setAdded(null);
    setOpen(true);
  }

  const text = props.hasMailServer
    ? "They get a mail with a link to choose a password."
    : "No mail server is set: you get a link to choose a password, and pass it on.";
  return (
    <>
      <Button kind="primary" onClick={start}>
        <UserPlus aria-hidden className="size-4" strokeWidth={1.5} />
        Add person
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={added ? `${added.person.display_name} was added` : "Add person"}
        text={added ? undefined : text}
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

const AddedPerson = ({ person, link, onDone }: Added & { onDone: () => void }) => (
  <>
    <PasswordLink link={link} email={person.user_email} />
    <DialogActions>
      <LinkButton href={`/people/${person.ID}`}>Open their page</LinkButton>
      <Button kind="primary" onClick={onDone}>
        Done
      </Button>
    </DialogActions>
  </>
);
