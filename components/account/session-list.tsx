import { useTranslations } from "next-intl";
import { MonitorSmartphone, Smartphone } from "lucide-react";
import { EndSessionButton } from "@/components/account/end-session-button";
import { Time } from "@/components/ui/brand/time";
import { Badge, Details, Row, Rows } from "@/components/ui/lists/rows";
import { deviceOf, useDeviceName } from "@/components/account/device";
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
  const t = useTranslations("account.sessions");
  return (
    <Rows aria-label={t("list")}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} isCurrent={session.id === currentId} />
      ))}
    </Rows>
  );
}

function SessionRow({ session, isCurrent }: { session: SessionView; isCurrent: boolean }) {
  const t = useTranslations("account.sessions");
  const device = deviceOf(session.userAgent);
  const name = useDeviceName(device);
  const Icon = device.isHandheld ? Smartphone : MonitorSmartphone;
  return (
    <Row
      icon={<Icon aria-hidden className="size-4" strokeWidth={1.5} />}
      title={name}
      badge={isCurrent && <Badge>{t("thisBrowser")}</Badge>}
      details={
        <Details>
          {[
            <span key="seen">{t.rich("lastActive", { time: () => <Time {...session.lastSeen} /> })}</span>,
            <span key="since">{t.rich("signedIn", { time: () => <Time {...session.created} /> })}</span>,
            session.address && t("from", { address: session.address }),
          ]}
        </Details>
      }
      action={!isCurrent && <EndSessionButton id={session.id} device={name} />}
    />
  );
}
