"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toasts";
import { api } from "@/lib/api";

export function RevokeButton({ uuid, name }: { uuid: string; name: string }) {
  const router = useRouter();
  const revoke = async () => {
    await api("DELETE", `/wp/v2/users/me/application-passwords/${uuid}`);
    toast("Application password revoked");
    router.refresh();
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
