import { headers } from "next/headers";
import { allTasksPath } from "@/components/board-store/board-data";
import { earlyReadScript } from "@/lib/early-read";

interface EarlyTasksProps {
  boardId: number;
}

/** Asks for all tasks together with the page's scripts: most views show nothing without them. */
export async function EarlyTasks({ boardId }: EarlyTasksProps) {
  const [, nonce] = /'nonce-([^']+)'/.exec((await headers()).get("content-security-policy") ?? "") ?? [];
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce of an element from scripts.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: earlyReadScript(allTasksPath(boardId)) }}
    />
  );
}
