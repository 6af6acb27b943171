"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Eye, EyeOff } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { controlStyle, Field, type FieldTexts } from "@/components/ui/controls/field";

export type PasswordFieldProps = FieldTexts & Omit<React.ComponentProps<"input">, "id" | "type"> & { name: string };

export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const t = useTranslations("ui.controls");
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;

  return (
    <Field label={label} error={error} className={className} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...input}
            {...control}
            type={isVisible ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="off"
            className={classNames(controlStyle, "pe-10 pointer-coarse:pe-12")}
          />
          <button
            type="button"
            aria-label={t("showPassword")}
            aria-pressed={isVisible}
            aria-controls={control.id}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0 end-0 grid w-9 place-items-center rounded-sm text-gray-11 hover:text-gray-12 focus-visible:-outline-offset-2 pointer-coarse:w-11"
          >
            <Icon aria-hidden className="size-4" strokeWidth={1.5} />
          </button>
        </div>
      )}
    </Field>
  );
}
