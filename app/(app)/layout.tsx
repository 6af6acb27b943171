import { cookies } from "next/headers";
import { SessionMeta } from "@/components/shell/session-meta";
import { Messages } from "@/components/i18n/messages";
import { OpeningBoard } from "@/components/board-opening/opening-board";
import { UnreadUpdates } from "@/components/notifications/use-unread";
import { KnownDevice } from "@/components/offline/known-device";
import { BottomBar } from "@/components/shell/bottom-bar";
import { OfflineBar } from "@/components/shell/offline-bar";
import { ShellKeys } from "@/components/shell/shell-keys";
import { ShellPanels } from "@/components/shell/shell-panels";
import { TopBar } from "@/components/shell/top-bar";
import { boardCreationRight, canCreateBoard } from "@/lib/boards/write/creators";
import { isSiteAdmin } from "@/lib/boards/policy";
import { env } from "@/lib/env";
import { readerLocale } from "@/lib/i18n/reader-locale";
import { hasModuleAnywhere } from "@/lib/modules/on-screen";
import { readBell } from "@/lib/notifications/bell";
import { readLogo } from "@/lib/settings/logo/read";
import { THEME_COOKIE, themeIn } from "@/lib/theme";
import { isPro } from "@/lib/tier";
import { isSiteAdministrator } from "@/lib/users/policy";
import { photoOf } from "@/lib/users/present";
import { currentSession } from "@/lib/users/sessions/current";

/** For signed-in people. Each page itself checks its reader and sends others to the sign-in page. */
export default async function AppLayout({ children }: { children: React.ReactNode }) {
  const session = await currentSession();
  if (!session) return children;

  const { user } = session;
  const [locale, creation, { modules, ...bell }, logo] = await Promise.all([
    readerLocale(),
    boardCreationRight({}, user),
    readBell(user),
    readLogo(),
  ]);
  const account = {
    id: user.id,
    name: user.displayName,
    photo: photoOf(user),
    email: user.email,
    theme: themeIn((await cookies()).get(THEME_COOKIE)?.value),
    canSeeSettings: isSiteAdmin(user),
    hasTimesheet: hasModuleAnywhere({ modules }, "timeTracking"),
  };
  const { timer, timeZone, startOfWeek, unread } = bell;
  const canCreate = canCreateBoard(user, creation);
  const canSeePeople = isSiteAdmin(user) && isPro();
  const person = {
    id: user.id,
    timeZone,
    locale,
    canCreateBoard: canCreate,
    canSeePeople,
    canSeeSettings: account.canSeeSettings,
    canSeeMails: isSiteAdministrator(user),
    hasTemplates: isPro(),
    modules,
  };
  return (
    <Messages of={["shell", "opening", "timer"]}>
      <SessionMeta session={session} />
      <meta name="upload-limit" content={String(env().BOARDS_UPLOAD_LIMIT)} />
      <ShellKeys />
      <TopBar
        {...{ logo, account, canCreate, canSeePeople, unread }}
        timer={timer && { initial: timer, timeZone, startOfWeek }}
      />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <OpeningBoard />
      <BottomBar {...account} unread={unread} />
      <OfflineBar person={user.id} />
      <KnownDevice person={user.id} />
      <UnreadUpdates initialCount={unread} />
      <ShellPanels bell={{ unread, timeZone, locale }} person={person} />
    </Messages>
  );
}
