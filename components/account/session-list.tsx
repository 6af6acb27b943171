import { MonitorSmartphone, Smartphone } from "lucide-react";
import { EndSessionButton } from "@/components/account/end-session-button";
import { Time } from "@/components/ui/brand/time";
import { Badge, Details, Row, Rows } from "@/components/ui/lists/rows";
import { deviceOf } from "@/components/account/device";
import type { Moment } from "@/lib/dates/when";

export interface SessionView {
  id: string;
  address: string | null;
  userAgent: string | null;
  created: Moment;
  lastSeen: Moment;
}

interface SessionListProps {
  sessions: SessionView[];
  currentId: string;
}

export function SessionList({ sessions, currentId }: SessionListProps) {
  return (
    <Rows aria-label="Sessions">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} isCurrent={session.id === currentId} />
      ))}
    </Rows>
  );
}

function SessionRow({ session, isCurrent }: { session: SessionView; isCurrent: boolean }) {
  const { name, isHandheld } = deviceOf(session.userAgent);
  const Icon = isHandheld ? Smartphone : MonitorSmartphone;
  return (
    <Row
      icon={<Icon aria-hidden className="size-4" strokeWidth={1.5} />}
      title={name}
      badge={isCurrent && <Badge>This browser</Badge>}
      details={
        <Details>
          {[
            <span key="seen">
              Last active <Time {...session.lastSeen} />
            </span>,
            <span key="since">
              Signed in <Time {...session.created} />
            </span>,
            session.address && `from ${session.address}`,
          ]}
        </Details>
      }
      action={!isCurrent && <EndSessionButton id={session.id} device={name} />}
    />
  );
}
