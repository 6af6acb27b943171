export function Mark({ className = "size-6" }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={className}>
      <rect width="24" height="24" rx="6" className="fill-accent" />
      <rect x="5" y="6" width="3.6" height="12" rx="1.4" className="fill-on-accent" />
      <rect x="10.2" y="6" width="3.6" height="7.5" rx="1.4" className="fill-on-accent" />
      <rect x="15.4" y="6" width="3.6" height="4.5" rx="1.4" className="fill-on-accent" />
    </svg>
  );
}
