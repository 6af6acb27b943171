"use client";

import { KeyRound } from "lucide-react";
import { Time } from "@/components/ui/brand/time";
import { Details, Row } from "@/components/ui/lists/rows";
import type { Moment } from "@/lib/dates/when";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

export interface PasswordView {
  uuid: string;
  name: string;
  created: Moment;
  lastUsed: Moment | null;
  lastIp: string | null;
}

interface ApplicationPasswordRowProps {
  password: PasswordView;
  onRevoked: (uuid: string) => void;
}

export function ApplicationPasswordRow({
  password: { uuid, name, created, lastUsed, lastIp },
  onRevoked,
}: ApplicationPasswordRowProps) {
  const details = [
    <span key="created">
      Created <Time {...created} />
    </span>,
    lastUsed ? (
      <span key="used">
        Last used <Time {...lastUsed} />
      </span>
    ) : (
      "Never used"
    ),
    lastIp && `from ${lastIp}`,
  ];
  return (
    <Row
      icon={<KeyRound aria-hidden className="size-4" strokeWidth={1.5} />}
      title={name}
      details={<Details>{details}</Details>}
      action={<RevokeButton uuid={uuid} name={name} onRevoked={onRevoked} />}
    />
  );
}

interface RevokeButtonProps {
  uuid: string;
  name: string;
  onRevoked: (uuid: string) => void;
}

function RevokeButton({ uuid, name, onRevoked }: RevokeButtonProps) {
  const revoke = async () => {
    await api("DELETE", `/wp/v2/users/me/application-passwords/${uuid}`);
    toast("Application password revoked");
    onRevoked(uuid);
  };

  return (
    <ConfirmDialog
      title={`Revoke “${name}”?`}
      text="The program that uses this password is locked out at once. This cannot be undone."
      confirm="Revoke"
      onConfirm={revoke}
      trigger={(ask) => (
        <Button kind="dangerQuiet" size="small" aria-label={`Revoke ${name}`} onClick={ask}>
          Revoke
        </Button>
      )}
    />
  );
}
