import { MonitorSmartphone, Smartphone } from "lucide-react";
import { EndSessionButton } from "@/components/account/end-session-button";
import { Time } from "@/components/account/time";
import { Badge, Facts, Row, Rows } from "@/components/ui/rows";
import { deviceOf } from "@/lib/users/sessions/device";
import type { Clock } from "@/lib/when";

export interface ListedSession {
  id: string;
  address: string | null;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

interface SessionListProps {
  sessions: ListedSession[];
  currentId: string;
  clock: Clock;
}

export function SessionList({ sessions, currentId, clock }: SessionListProps) {
  return (
    <Rows aria-label="Sessions">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} isCurrent={session.id === currentId} clock={clock} />
      ))}
    </Rows>
  );
}

function SessionRow({ session, isCurrent, clock }: { session: ListedSession; isCurrent: boolean; clock: Clock }) {
  const { name, isHandheld } = deviceOf(session.userAgent);
  const Icon = isHandheld ? Smartphone : MonitorSmartphone;
  return (
    <Row
      icon={<Icon aria-hidden className="size-4" strokeWidth={1.5} />}
      title={name}
      badge={isCurrent && <Badge>This browser</Badge>}
      facts={
        <Facts>
          {[
            <span key="seen">
              Last active <Time date={session.lastSeenAt} clock={clock} />
            </span>,
            <span key="since">
              Signed in <Time date={session.createdAt} clock={clock} />
            </span>,
            session.address && `from ${session.address}`,
          ]}
        </Facts>
      }
      action={!isCurrent && <EndSessionButton id={session.id} device={name} />}
    />
  );
}
