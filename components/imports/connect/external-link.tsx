import { TEXT_LINK } from "@/components/ui/controls/text-link";

export const ExternalLink = ({ href, children }: { href: string; children: React.ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className={TEXT_LINK}>
    {children}
  </a>
);
