export const UnreadMark = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      role="img"
      aria-label={count === 1 ? "1 unread notification" : `${count} unread notifications`}
      className="pointer-events-none absolute -end-1 -top-1 z-10 size-2.5 rounded-full bg-accent ring-2 ring-gray-2"
    />
  );
