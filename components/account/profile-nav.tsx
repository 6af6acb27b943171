const parts = [
  ["about", "About you"],
  ["notifications", "Notifications"],
  ["password", "Password"],
  ["application-passwords", "Application passwords"],
  ["sessions", "Sessions"],
  ["appearance", "Appearance"],
] as const;

export function ProfileNav() {
  return (
    <nav aria-label="Profile" className="hidden w-55 shrink-0 lg:block">
      <ul className="sticky top-20 flex flex-col gap-0.5">
        {parts.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`} className="flex h-8 items-center rounded-sm px-2.5 text-gray-11 hover:bg-gray-4 hover:text-gray-12">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
