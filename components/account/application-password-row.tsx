"use client";

import { useTranslations } from "next-intl";
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
  const t = useTranslations("account.applicationPasswords");
  const details = [
    <span key="created">{t.rich("created", { time: () => <Time {...created} /> })}</span>,
    lastUsed ? <span key="used">{t.rich("lastUsed", { time: () => <Time {...lastUsed} /> })}</span> : t("neverUsed"),
    lastIp && t("from", { address: lastIp }),
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
  const t = useTranslations("account.applicationPasswords");
  const revoke = async () => {
    await api("DELETE", `/wp/v2/users/me/application-passwords/${uuid}`);
    toast(t("revoked"));
    onRevoked(uuid);
  };

  return (
    <ConfirmDialog
      title={t("revokeTitle", { name })}
      text={t("revokeText")}
      confirm={t("revokeConfirm")}
      onConfirm={revoke}
      trigger={(ask) => (
        <Button kind="dangerQuiet" size="small" aria-label={t("revokeLabel", { name })} onClick={ask}>
          {t("revoke")}
        </Button>
      )}
    />
  );
}
