"use client";
import { useTranslations } from "next-intl";
import { SaveForm } from "@/components/ui/controls/save-form";
import { Switch } from "@/components/ui/controls/switch";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";

export function McpForm({ isEnabled }: { isEnabled: boolean }) {
  const t = useTranslations("mcp.server");
  const { state, shown, edit } = useEditedForm({ mcp_enabled: isEnabled }, (changed) =>
    api("POST", "/boards/v2/admin/mcp/toggle", changed),
  );
  return (
    <SaveForm state={state}>
      <Switch
        label={t("enabled")}
        hint={t("enabledHint")}
        checked={shown.mcp_enabled}
        onChange={(mcp_enabled) => edit({ mcp_enabled })}
      />
    </SaveForm>
  );
}
