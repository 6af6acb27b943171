"use client";
import { useSyncExternalStore } from "react";
import { type Theme, THEME_COOKIE, themeIn } from "@/lib/theme";

const CHANGED = "boards-theme-changed";
const YEAR = 365 * 24 * 60 * 60;

/** @param saved the theme that the server has rendered */
export const useTheme = (saved: Theme): Theme =>
  useSyncExternalStore(
    subscribe,
    () => themeIn(document.documentElement.dataset.theme),
    () => saved,
  );

export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void) {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}
