"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "next-intl";
import { canKeepBoards, keepBoards } from "@/components/offline/begin";
import { readDevice } from "@/components/offline/store/device";
import { Switch } from "@/components/ui/controls/switch";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

/** Whether the last boards of this person stay in this browser. Off at first, as others may use it, too. */
export function KeepSwitch({ person }: { person: number }) {
  const t = useTranslations("offline.keep");
  // Null until this browser has answered.
  const [isOn, setOn] = useState<boolean | null>(null);
  const isSupported = useSyncExternalStore(never, canKeepBoards, () => true);
  useEffect(() => {
    const show = async () => setOn(canKeepBoards() && (await readDevice()).keepers.includes(person));
    show().catch((error: unknown) => {
      console.error(error);
      setOn(false);
    });
  }, [person]);

  async function change(next: boolean) {
    setOn(next);
    try {
      await keepBoards(person, next);
    } catch (error) {
      setOn(!next);
      toast(errorMessage(error), "error");
    }
  }
  return (
    <Switch
      label={t("label")}
      hint={isSupported ? t("hint") : t("unsupported")}
      checked={isOn === true}
      disabled={isOn === null || !isSupported}
      onChange={(next) => void change(next)}
    />
  );
}

const never = () => () => undefined;
