"use client";
import { usePathname } from "next/navigation";

export function useIsAtBoards(): boolean {
  const path = usePathname();
  return path === "/" || path.startsWith("/boards/");
}

export function useIsAtPeople(): boolean {
  const path = usePathname();
  return path === "/people" || path.startsWith("/people/");
}
