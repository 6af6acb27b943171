"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { MonitorSmartphone, Smartphone } from "lucide-react";
import { deviceOf, useDeviceName } from "@/components/account/device";
import { removeSubscription } from "@/components/push/calls";
import { switchPushOff } from "@/components/push/here";
import { Time } from "@/components/ui/brand/time";
import { Button } from "@/components/ui/controls/button";
import { toast } from "@/components/ui/feedback/toasts";
import { Badge, Details, Row, Rows } from "@/components/ui/lists/rows";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { Moment } from "@/lib/dates/when";

export interface PushDevice {
  id: number;
  userAgent: string | null;
  isCurrent: boolean;
  added: Moment;
  lastUsed: Moment;
}

export function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
  const t = useTranslations("push.devices");
  return (
    <Rows aria-label={t("list")}>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </Rows>
  );
}

function DeviceRow({ device: { id, userAgent, isCurrent, added, lastUsed } }: { device: PushDevice }) {
  const t = useTranslations("push.devices");
  const device = deviceOf(userAgent);
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
            <span key="used">{t.rich("lastUsed", { time: () => <Time {...lastUsed} /> })}</span>,
            <span key="added">{t.rich("added", { time: () => <Time {...added} /> })}</span>,
          ]}
        </Details>
      }
      action={<RemoveDevice {...{ id, isCurrent, name }} />}
    />
  );
}

function RemoveDevice({ id, isCurrent, name }: { id: number; isCurrent: boolean; name: string }) {
  const t = useTranslations("push.devices");
  const router = useRouter();
  const remove = async () => {
    await (isCurrent ? switchPushOff() : removeSubscription({ id }));
    toast(t("removed"));
    router.refresh();
  };
  return (
    <ConfirmDialog
      trigger={(ask) => (
        <Button size="small" aria-label={t("removeLabel", { device: name })} onClick={ask}>
          {t("remove")}
        </Button>
      )}
      title={t("removeTitle", { device: name })}
      text={t("removeText")}
      confirm={t("removeConfirm")}
      onConfirm={remove}
    />
  );
}
