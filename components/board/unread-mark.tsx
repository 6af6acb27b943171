import { CountBadge } from "@/components/ui/count-badge";

/** On the corner of a card of which somebody was told what he has not read. */
export const UnreadMark = ({ count }: { count: number }) => (
  <CountBadge role="img" aria-label={count === 1 ? "1 unread notification" : `${count} unread notifications`} count={count} className="pointer-events-none -end-1.5 -top-1.5 z-10 ring-gray-2" />
);
