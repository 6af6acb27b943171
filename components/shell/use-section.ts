"use client";
import { usePathname } from "next/navigation";

export function useIsInBoards(): boolean {
  const path = usePathname();
  return path === "/boards" || path.startsWith("/boards/");
}

export const useIsAtHome = (): boolean => usePathname() === "/";

export const useIsInMyTasks = (): boolean => usePathname() === "/my-tasks";

export const useIsInTimesheet = (): boolean => usePathname() === "/timesheet";

export function useIsInPeople(): boolean {
  const path = usePathname();
  return path === "/people" || path.startsWith("/people/");
}

export function useIsInReports(): boolean {
  const path = usePathname();
  return path === "/reports" || path.startsWith("/reports/");
}
