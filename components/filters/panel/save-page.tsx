"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { PanelProps } from "@/components/filters/panel/filter-panel";
import { PageFrame } from "@/components/filters/panel/page-frame";
import { nameSaved, savedQueryOf } from "@/components/filters/saved-query";
import type { SavedFilter } from "@/components/filters/saved/use-saved-filters";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { Switch } from "@/components/ui/controls/switch";
import { TextField } from "@/components/ui/controls/text-field";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { useForm } from "@/components/ui/hooks/use-form";

interface SavePageProps extends PanelProps {
  /** Absent while a new filter is saved. */
  renamed?: SavedFilter;
  onBack: (() => void) | null;
}

const NAME_LENGTH = 100;

/** The name of a filter, and who sees it. */
export function SavePage({ renamed, ...props }: SavePageProps) {
  const { board, saved, active, onPlace, onBack } = props;
  const t = useTranslations("filters.saved");
  const [isShared, share] = useState(renamed?.is_shared ?? false);
  const { form, errors, problem, saving } = useForm(async ({ name = "" }) => {
    if (renamed) {
      await saved.update(renamed.id, { name, is_shared: isShared });
      return onBack?.();
    }
    const { id } = await saved.create({ name, query: currentQuery(), is_shared: isShared });
    nameSaved(id);
    toast(t("done", { name }));
    onPlace(null);
  });

  return (
    <PageFrame title={renamed ? t("edit") : t("saveTitle")} onBack={onBack}>
      {!renamed && active?.can_edit && <UpdateActive {...props} active={active} />}
      <form {...form} className="flex flex-col gap-1 px-2 pb-2">
        {problem && <Alert kind="error">{problem}</Alert>}
        <TextField
          name="name"
          label={t("name")}
          error={errors.name}
          defaultValue={renamed?.name}
          required
          maxLength={NAME_LENGTH}
          autoComplete="off"
        />
        {board.abilities.edit && (
          <Switch label={t("share")} hint={t("shareHint")} checked={isShared} onChange={share} />
        )}
        <Button type="submit" kind="primary" size="small" busy={saving} className="self-end">
          {t("save")}
        </Button>
      </form>
    </PageFrame>
  );
}

export const currentQuery = (): string => savedQueryOf(new URLSearchParams(location.search));

function UpdateActive({ saved, active, onPlace }: PanelProps & { active: SavedFilter }) {
  const t = useTranslations("filters.saved");
  const [isBusy, setBusy] = useState(false);

  async function update() {
    setBusy(true);
    try {
      await saved.update(active.id, { query: currentQuery() });
      toast(t("updated", { name: active.name }));
      onPlace(null);
    } catch (error) {
      toast(errorMessage(error), "error");
      setBusy(false);
    }
  }

  return (
    <div className="mb-2 border-b border-gray-6 px-2 pb-2">
      <Button size="small" wide busy={isBusy} onClick={update}>
        <span className="truncate">{t("update", { name: active.name })}</span>
      </Button>
    </div>
  );
}
