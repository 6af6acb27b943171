"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

export function EndSessionButton({ id, device }: { id: string; device: string }) {
  const router = useRouter();
  const end = async () => {
    await api("DELETE", `/boards-app/v1/sessions/${id}`);
    toast("Session ended");
    router.refresh();
  };

  return (
    <ConfirmDialog
      title="End this session?"
      text={`${device} is signed out at once. Whoever uses it needs the password to come back.`}
      confirm="End session"
      onConfirm={end}
      trigger={(ask) => (
        <Button kind="dangerQuiet" size="small" aria-label={`End the session of ${device}`} onClick={ask}>
          End
        </Button>
      )}
    />
  );
}

export function EndOtherSessionsButton() {
  const router = useRouter();
  const end = async () => {
    await api("DELETE", "/boards-app/v1/sessions");
    toast("Signed out everywhere else");
    router.refresh();
  };

  return (
    <ConfirmDialog
      title="Sign out everywhere else?"
      text="All other browsers are signed out at once. This one stays, and so do your application passwords."
      confirm="Sign out everywhere else"
      onConfirm={end}
      trigger={(ask) => (
        <Button size="small" onClick={ask}>
          Sign out everywhere else
        </Button>
      )}
    />
  );
}
