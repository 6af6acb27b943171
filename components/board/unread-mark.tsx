/** On the corner of a card of which somebody was told what he has not read. */
export const UnreadMark = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      role="img"
      aria-label={count === 1 ? "1 unread notification" : `${count} unread notifications`}
      className="pointer-events-none absolute -end-1.5 -top-1.5 z-10 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-medium text-on-accent tabular-nums ring-2 ring-gray-2"
    >
      {count > 99 ? "99+" : count}
    </span>
  );
