"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { Button } from "@/components/ui/controls/button";
import { CopyField } from "@/components/ui/controls/copy-field";
import { SelectField } from "@/components/ui/controls/select-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { MailAddressJson } from "@/lib/incoming-mail/address/present";

interface AddressSettingsProps {
  address: NonNullable<MailAddressJson>;
  stages: BoardJson["stages"];
  onStage: (stageId: number | null) => void;
  onRenew: () => Promise<void>;
  onRemove: () => Promise<void>;
}

export function AddressSettings({ address, stages, onStage, onRenew, onRemove }: AddressSettingsProps) {
  const t = useTranslations("mailAddress");
  const active = stages.filter(({ archived_at }) => archived_at === null);
  const isActive = active.some(({ id }) => id === address.stage_id);
  return (
    <>
      <div>
        <CopyField key={address.address} label={t("address")} value={address.address} />
        <p className="mt-1.5 text-sm text-gray-11">{t("secret")}</p>
      </div>
      <SelectField
        name="stage_id"
        label={t("stage")}
        value={isActive ? String(address.stage_id) : ""}
        onChange={({ target }) => onStage(target.value === "" ? null : Number(target.value))}
        choices={[
          { value: "", label: t("firstStage") },
          ...active.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <ConfirmDialog
          trigger={(ask) => <Button onClick={ask}>{t("renew")}</Button>}
          title={t("renewTitle")}
          text={t("renewText")}
          confirm={t("renewConfirm")}
          onConfirm={onRenew}
        />
        <ConfirmDialog
          trigger={(ask) => (
            <Button kind="dangerQuiet" onClick={ask}>
              {t("remove")}
            </Button>
          )}
          title={t("removeTitle")}
          text={t("removeText")}
          confirm={t("removeConfirm")}
          onConfirm={onRemove}
        />
      </div>
    </>
  );
}
