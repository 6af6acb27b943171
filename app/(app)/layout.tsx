import { cookies } from "next/headers";
import { TopBar } from "@/components/shell/top-bar";
import { THEME_COOKIE, themeIn } from "@/lib/theme";
import { nonceFor } from "@/lib/users/nonce";
import { currentSession } from "@/lib/users/sessions/current";

/** Around everything for signed-in people. Each page itself asks who looks at it and sends strangers to the sign-in page. */
export default async function AppLayout({ children }: { children: React.ReactNode }) {
  const session = await currentSession();
  if (!session) return children;

  const { id, displayName, email } = session.user;
  return (
    <>
      <meta name="rest-nonce" content={nonceFor(session)} />
      <TopBar id={id} name={displayName} email={email} theme={themeIn((await cookies()).get(THEME_COOKIE)?.value)} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
