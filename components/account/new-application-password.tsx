"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { bdi } from "@/components/account/rich-tags";
import { Button } from "@/components/ui/controls/button";
import { CopyField } from "@/components/ui/controls/copy-field";

export interface CreatedPassword {
  uuid: string;
  name: string;
  password: string;
}

interface NewApplicationPasswordProps {
  createdPassword: CreatedPassword;
  login: string;
  onDone?: () => void;
}

/** Takes the focus, because the password is never shown again. */
export function NewApplicationPassword({
  createdPassword: { name, password },
  login,
  onDone,
}: NewApplicationPasswordProps) {
  const t = useTranslations("auth.createdPassword");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [password]);

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t("group", { name })}
      className="flex flex-col gap-4 rounded-md border border-green-line bg-green-soft p-4 outline-none"
    >
      <p>
        {t.rich("ready", {
          name,
          bdi,
          strong: (chunks) => <span className="font-medium">{chunks}</span>,
        })}
      </p>
      <CopyField label={t("label")} value={password} />
      <p className="text-sm text-gray-11">
        {t.rich("use", { login, code: (chunks) => <code className="font-mono text-gray-12">{chunks}</code> })}
      </p>
      {onDone && (
        <div>
          <Button size="small" onClick={onDone}>
            {t("done")}
          </Button>
        </div>
      )}
    </div>
  );
}
