"use client";
import { usePathname } from "next/navigation";

export function useIsInBoards(): boolean {
  const path = usePathname();
  return path === "/" || path.startsWith("/boards/");
}

export function useIsInPeople(): boolean {
  const path = usePathname();
  return path === "/people" || path.startsWith("/people/");
}
