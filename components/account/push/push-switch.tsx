"use client";
import { useEffect, useState } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type PushHere, pushHere, switchPushOff, switchPushOn } from "@/components/push/here";
import { Switch } from "@/components/ui/controls/switch";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";

interface PushSwitchProps {
  person: number;
  /** Whether the server sends notifications to this browser. */
  isRegistered: boolean;
}

/** Switches notifications of this browser on or off, and says why it can't. */
export function PushSwitch({ person, isRegistered }: PushSwitchProps) {
  const t = useTranslations("push.devices");
  const router = useRouter();
  // Null until this browser has answered.
  const [here, setHere] = useState<PushHere | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => void pushHere().then(setHere, reportError), [isRegistered]);
  const isOn = here === "on" && isRegistered;
  const canChange = here === "on" || here === "off";

  async function change(next: boolean) {
    setProblem("");
    setBusy(true);
    try {
      if (!next) await switchPushOff();
      else if (!(await switchPushOn(person))) setProblem(t("notGranted"));
    } catch (error) {
      setProblem(error instanceof DOMException ? t("noService") : errorMessage(error));
    }
    setHere(await pushHere());
    setBusy(false);
    router.refresh();
  }
  return (
    <div className="px-5 py-1">
      <Switch
        label={t("here")}
        hint={t(`states.${canChange ? (isOn ? "on" : "off") : (here ?? "off")}`)}
        checked={isOn}
        disabled={isBusy || !canChange}
        onChange={(next) => void change(next)}
      />
      {problem && (
        <ProblemLine role="alert" className="pb-2">
          {problem}
        </ProblemLine>
      )}
    </div>
  );
}
