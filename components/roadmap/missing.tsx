import "server-only";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { currentSession } from "@/lib/users/sessions/current";

interface MissingProps {
  icon: React.ReactNode;
  title: string;
  text: string;
  /** Stands before the button for signing in, which only guests get. */
  action?: React.ReactNode;
}

/** The same for what is private and what doesn't exist, so that nobody can tell them apart. */
export async function Missing({ icon, title, text, action }: MissingProps) {
  const [t, session] = await Promise.all([getTranslations("roadmap.notFound"), currentSession()]);
  return (
    <EmptyState
      icon={icon}
      title={title}
      titleIsMain
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {action}
          {!session && <LinkButton href="/login">{t("signIn")}</LinkButton>}
        </div>
      }
      className="my-auto"
    >
      {session ? text : `${text} ${t("hasAccount")}`}
    </EmptyState>
  );
}
