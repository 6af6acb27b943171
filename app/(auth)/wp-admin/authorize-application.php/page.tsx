import type { Metadata } from "next";
import { AuthorizeForm } from "@/components/account/authorize-form";
import { AuthPage } from "@/components/account/auth-page";
import { SignOutButton } from "@/components/account/sign-out-button";
import { ApplicationPermissions } from "@/components/account/application-permissions";
import { LinkButton } from "@/components/ui/controls/button";
import { env } from "@/lib/env";
import { parseConsentRequest } from "@/lib/users/application-passwords/consent";
import { nonceFor } from "@/lib/users/nonce";
import { requireSession } from "@/lib/users/sessions/current";

export const metadata: Metadata = { title: "Authorize an application", referrer: "no-referrer" };

export default async function AuthorizePage({ searchParams }: PageProps<"/wp-admin/authorize-application.php">) {
  const parameters = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0]]),
  );
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, value ?? ""]));
  const here = `/wp-admin/authorize-application.php${query.size > 0 ? `?${query}` : ""}`;
  const session = await requireSession(here);
  const consent = parseConsentRequest(parameters);
  if (typeof consent === "string") return <InvalidRequest reason={consent} />;

  const { app, destination } = consent;
  const { displayName, login } = session.user;
  return (
    <AuthPage
      title={`Connect ${app.name || "an application"}?`}
      text={
        <>
          It asks for access to your account{" "}
          <strong className="font-semibold text-gray-12 wrap-anywhere">{displayName}</strong> ({login}).
        </>
      }
      footer={
        <SignOutButton destination={`/login?redirect_to=${encodeURIComponent(here)}`}>
          Not {displayName}? Sign in as somebody else
        </SignOutButton>
      }
    >
      <meta name="rest-nonce" content={nonceFor(session)} />
      <ApplicationPermissions destination={destination} />
      <AuthorizeForm {...consent} siteUrl={env().BOARDS_URL} login={login} />
    </AuthPage>
  );
}

const InvalidRequest = ({ reason }: { reason: string }) => (
  <AuthPage
    title="This request can't be answered"
    text={`An application sent you here with an address that is not safe. ${reason} Tell whoever makes the application.`}
  >
    <LinkButton href="/">Go to your boards</LinkButton>
  </AuthPage>
);
