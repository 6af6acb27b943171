"use client";
import { useTranslations } from "next-intl";
import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, useTheme } from "@/components/ui/brand/theme";
import { MenuChoices } from "@/components/ui/overlays/menu-items";
import type { Theme } from "@/lib/theme";

const iconProps = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

const themes = [
  { value: "system", icon: <Monitor {...iconProps} /> },
  { value: "light", icon: <Sun {...iconProps} /> },
  { value: "dark", icon: <Moon {...iconProps} /> },
] as const;

export function ThemeSwitch({ saved }: { saved: Theme }) {
  const t = useTranslations("ui.theme");
  const theme = useTheme(saved);
  return (
    <fieldset className="inline-grid grid-cols-3 gap-1 rounded-md border border-gray-6 bg-gray-3 p-1">
      <legend className="sr-only">{t("title")}</legend>
      {themes.map(({ value, icon }) => (
        <label
          key={value}
          className="flex h-8 cursor-pointer items-center justify-center gap-2 rounded-sm px-3 text-sm text-gray-11 hover:text-gray-12 has-checked:bg-raised has-checked:font-medium has-checked:text-gray-12 has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:h-11"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          {icon}
          {t(value)}
        </label>
      ))}
    </fieldset>
  );
}

export function ThemeChoices({ saved }: { saved: Theme }) {
  const t = useTranslations("ui.theme");
  const choices = themes.map(({ value, icon }) => ({ value, icon, label: t(value) }));
  return <MenuChoices<Theme> label={t("title")} value={useTheme(saved)} choices={choices} onChoose={chooseTheme} />;
}
