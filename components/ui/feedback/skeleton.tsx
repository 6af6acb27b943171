import { classNames } from "@/components/ui/class-names";

/** A grey shape of what comes. It shows after 150 ms, so that a quick answer does not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("skeleton bg-gray-4", className)} />;
}
