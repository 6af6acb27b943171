import { Lock } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export const OnlyForAdmins = () => (
  <div className="mx-auto max-w-110 py-10">
    <h1 className="sr-only">People</h1>
    <EmptyState icon={<Lock aria-hidden className="size-5" strokeWidth={1.5} />} title="Only administrators see everybody" action={<LinkButton href="/">Go to your boards</LinkButton>}>
      Who is on a board is shown there, under Members. An administrator can make you one, too.
    </EmptyState>
  </div>
);
