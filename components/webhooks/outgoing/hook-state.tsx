import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import type { HookView } from "@/components/webhooks/outgoing/view-model";

const STYLES = {
  on: "bg-green-soft text-green-text",
  failing: "bg-amber-soft text-amber-text",
  off: "bg-gray-4 text-gray-12",
  failed: "bg-red-soft text-red-text",
};

export function HookState({ hook }: { hook: Pick<HookView, "isActive" | "disabled" | "failures"> }) {
  const t = useTranslations("outgoingWebhooks.states");
  const state = stateOf(hook);
  return (
    <span className={classNames("rounded-sm px-1.5 text-xs font-medium whitespace-nowrap", STYLES[state])}>
      {t(state)}
    </span>
  );
}

function stateOf({ isActive, disabled, failures }: Pick<HookView, "isActive" | "disabled" | "failures">) {
  if (!isActive) return disabled ? "failed" : "off";
  return failures > 0 ? "failing" : "on";
}
