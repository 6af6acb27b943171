import { expect } from "vitest";
import { flushSync } from "react-dom";
import { render } from "vitest-browser-react";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { BoardScreen } from "@/components/board/screen/board-screen";
import { TaskScreen } from "@/components/task/screen/task-screen";
import { type BoardOnServer, SYNCED } from "@/components/testing/board";
import { type ShownTask, wholeTask } from "@/components/testing/records";
import { Localization } from "@/components/i18n/localization";
import { english } from "@/components/testing/english";
import { LazyToasts } from "@/components/ui/feedback/lazy-toasts";

const Page = ({ children }: { children: React.ReactNode }) => (
  <CSPProvider disableStyleElements>
    <Localization locale="en-US" direction="ltr" messages={english}>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LazyToasts />
    </Localization>
  </CSPProvider>
);

export const show = (part: React.ReactNode) => flushSync(() => render(<Page>{part}</Page>));

interface TestBoardProps {
  world: BoardOnServer;
  renderedAt?: Date;
}

export const TestBoard = ({ world, renderedAt = new Date() }: TestBoardProps) => (
  <BoardScreen
    board={world.board}
    first={world.firstPages()}
    dependencies={world.dependencies.listed()}
    viewer={world.viewer}
    now={renderedAt.toISOString()}
    remembered="kanban"
    layout={world.layout}
    viewSettings={world.viewSettings}
  />
);

export async function showBoard(world: BoardOnServer, search = "", renderedAt = new Date()) {
  history.replaceState(null, "", `/boards/${world.board.id}${search}`);
  const shown = await show(<TestBoard world={world} renderedAt={renderedAt} />);
  await untilLive();
  return shown;
}

export async function showTask(world: BoardOnServer, task: ShownTask, search = "") {
  history.replaceState(null, "", `/boards/${world.board.id}/tasks/${task.id}${search}`);
  const shown = await show(
    <TaskScreen
      board={world.board}
      task={wholeTask(task, world.board)}
      viewer={world.viewer}
      syncedAt={SYNCED}
      now={new Date().toISOString()}
    />,
  );
  await untilLive();
  return shown;
}

/** A change that is sent before the page's stream is open is lost. */
export const untilLive = () => expect.poll(() => document.querySelector("[data-live=open]")).not.toBeNull();
