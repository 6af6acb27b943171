"use client";
import { useTranslations } from "next-intl";
import type { Switches } from "@/components/notifications/use-switches";
import { Button } from "@/components/ui/controls/button";

interface TurnAllOnProps<Name extends string> {
  on: Switches<Name>;
  onPress: (change: Switches<Name>) => void;
}

/** Stays in place when all are on, so that the focus stays, too. */
export function TurnAllOn<Name extends string>({ on, onPress }: TurnAllOnProps<Name>) {
  const t = useTranslations("notifications.preferences");
  const isAllOn = Object.values(on).every(Boolean);
  return (
    <Button
      size="small"
      aria-disabled={isAllOn}
      onClick={() => !isAllOn && onPress(allOn(on))}
      className="aria-disabled:opacity-50"
    >
      {t("turnAllOn")}
    </Button>
  );
}

/** TypeScript types the keys of an object as strings. */
const allOn = <Name extends string>(on: Switches<Name>) =>
  Object.fromEntries(Object.keys(on).map((name) => [name, true])) as Switches<Name>;
