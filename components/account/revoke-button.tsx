"use client";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

interface RevokeButtonProps {
  uuid: string;
  name: string;
  onRevoked: (uuid: string) => void;
}

export function RevokeButton({ uuid, name, onRevoked }: RevokeButtonProps) {
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
