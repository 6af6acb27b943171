"use client";
import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, useTheme } from "@/components/ui/brand/theme";
import { MenuChoices } from "@/components/ui/overlays/menu-items";
import type { Theme } from "@/lib/theme";

const iconProps = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

const themes = [
  { value: "system", label: "System", icon: <Monitor {...iconProps} /> },
  { value: "light", label: "Light", icon: <Sun {...iconProps} /> },
  { value: "dark", label: "Dark", icon: <Moon {...iconProps} /> },
] as const;

export function ThemeSwitch({ saved }: { saved: Theme }) {
  const theme = useTheme(saved);
  return (
    <fieldset className="inline-grid grid-cols-3 gap-1 rounded-md border border-gray-6 bg-gray-3 p-1">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label, icon }) => (
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
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export function ThemeChoices({ saved }: { saved: Theme }) {
  return <MenuChoices<Theme> label="Theme" value={useTheme(saved)} choices={themes} onChoose={chooseTheme} />;
}
