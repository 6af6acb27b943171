"use client";
import { KeyRound } from "lucide-react";
import { RevokeButton } from "@/components/account/revoke-button";
import { Time } from "@/components/ui/brand/time";
import { Details, Row } from "@/components/ui/lists/rows";
import type { Moment } from "@/lib/dates/when";

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
