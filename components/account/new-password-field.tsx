"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { passwordStrength } from "@/components/account/password-strength";
import { classNames } from "@/components/ui/class-names";
import { PasswordField, type PasswordFieldProps } from "@/components/ui/controls/password-field";
import { MIN_PASSWORD_LENGTH } from "@/lib/users/passwords/rules";

export function NewPasswordField(field: Omit<PasswordFieldProps, "hint">) {
  const [typed, setTyped] = useState("");
  return (
    <PasswordField
      required
      autoComplete="new-password"
      minLength={MIN_PASSWORD_LENGTH}
      {...field}
      onChange={(event) => setTyped(event.target.value)}
      hint={<Strength {...passwordStrength(typed)} />}
    />
  );
}

const fills = ["bg-gray-5", "bg-red", "bg-amber-text", "bg-green-text", "bg-green-text"];

function Strength({ level, text, count }: ReturnType<typeof passwordStrength>) {
  const t = useTranslations("auth.newPassword");
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="flex w-20 shrink-0 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames("h-1 flex-1 rounded-full", step <= level ? fills[level] : "bg-gray-5")}
          />
        ))}
      </span>
      <span aria-live="polite">{t(text, { count })}</span>
    </span>
  );
}
