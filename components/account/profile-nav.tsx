import { SectionNav } from "@/components/ui/lists/section-nav";

const parts = [
  ["about", "About you"],
  ["notifications", "Notifications"],
  ["password", "Password"],
  ["application-passwords", "Application passwords"],
  ["sessions", "Sessions"],
  ["appearance", "Appearance"],
] as const;

export const ProfileNav = () => (
  <SectionNav label="Profile" places={parts.map(([id, label]) => ({ href: `#${id}`, label }))} />
);
