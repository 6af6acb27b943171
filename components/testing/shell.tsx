import { OpeningBoard } from "@/components/board-opening/opening-board";
import { UnreadUpdates } from "@/components/notifications/use-unread";
import { BottomBar } from "@/components/shell/bottom-bar";
import { OfflineBar } from "@/components/shell/offline-bar";
import { showPanel } from "@/components/shell/panels";
import type { ShellPerson } from "@/components/shell/shell-person";
import { ShellKeys } from "@/components/shell/shell-keys";
import { ShellPanels } from "@/components/shell/shell-panels";
import { TopBar } from "@/components/shell/top-bar";
import { allModules, photo } from "@/components/testing/records";
import type { TimerBarProps } from "@/components/timer/timer-bar";
import { discardDraft, draftKey } from "@/components/text/saving/drafts";

interface ShellProps {
  canCreate?: boolean;
  unread?: number;
  timer?: TimerBarProps | null;
  person?: Partial<ShellPerson>;
  children?: React.ReactNode;
}

export function Shell({ canCreate = false, unread = 0, timer = null, person, children }: ShellProps) {
  const account = {
    id: PERSON,
    name: "Nora Example",
    photo,
    email: "nora@example.com",
    theme: "system" as const,
    canSeeSettings: false,
    hasTimesheet: true,
  };
  return (
    <>
      <ShellKeys />
      <TopBar logo={null} account={account} canCreate={canCreate} canSeePeople={false} unread={unread} timer={timer} />
      {children}
      <OpeningBoard />
      <BottomBar {...account} unread={unread} />
      <OfflineBar person={PERSON} />
      <UnreadUpdates initialCount={unread} />
      <ShellPanels
        bell={{ unread, timeZone: "UTC", locale: "en-US" }}
        person={{
          ...{ id: PERSON, timeZone: "UTC", locale: "en-US", canCreateBoard: canCreate },
          ...{ canSeePeople: false, canSeeSettings: false, canSeeMails: false, hasTemplates: true },
          ...{ modules: allModules(), ...person },
        }}
      />
    </>
  );
}

/** After a test that left a panel open, or a new task unfinished. */
export function closePanels() {
  showPanel(null);
  for (const property of ["title", "description"] as const) discardDraft(draftKey(PERSON, 0, property));
}

const PERSON = 1;
