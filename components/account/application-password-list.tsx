import { KeyRound } from "lucide-react";
import { RevokeButton } from "@/components/account/revoke-button";
import { Time } from "@/components/account/time";
import { EmptyState } from "@/components/ui/empty-state";
import { Facts, Row, Rows } from "@/components/ui/rows";
import type { Clock } from "@/lib/when";

export interface ListedPassword {
  uuid: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  lastIp: string | null;
}

interface ApplicationPasswordListProps {
  passwords: ListedPassword[];
  clock: Clock;
}

export function ApplicationPasswordList({ passwords, clock }: ApplicationPasswordListProps) {
  if (passwords.length === 0) {
    return (
      <EmptyState title="No application passwords yet" className="border-t border-gray-6 py-8">
        Make one for each program that works with your boards.
      </EmptyState>
    );
  }
  return (
    <Rows aria-label="Application passwords" className="border-t border-gray-6">
      {passwords.map((password) => (
        <PasswordRow key={password.uuid} password={password} clock={clock} />
      ))}
    </Rows>
  );
}

function PasswordRow({ password: { uuid, name, createdAt, lastUsedAt, lastIp }, clock }: { password: ListedPassword; clock: Clock }) {
  return (
    <Row
      icon={<KeyRound aria-hidden className="size-4" strokeWidth={1.5} />}
      title={name}
      facts={
        <Facts>
          {[
            <span key="created">
              Created <Time date={createdAt} clock={clock} />
            </span>,
            lastUsedAt ? (
              <span key="used">
                Last used <Time date={lastUsedAt} clock={clock} />
              </span>
            ) : (
              "Never used"
            ),
            lastIp && `from ${lastIp}`,
          ]}
        </Facts>
      }
      action={<RevokeButton uuid={uuid} name={name} />}
    />
  );
}
