"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/feedback/skeleton";

/** Loaded once a popover with it opens. */
export const LazyCalendar = dynamic(() => import("@/components/ui/controls/calendar").then((file) => file.Calendar), {
  ssr: false,
  loading: () => <Skeleton className="h-65 w-56 pointer-coarse:h-89 pointer-coarse:w-77" />,
});
