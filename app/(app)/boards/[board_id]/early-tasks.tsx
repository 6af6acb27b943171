import { headers } from "next/headers";
import { allTasksPath } from "@/components/board-store/board-data";
import type { View } from "@/components/board/views/views";
import { earlyReadScript } from "@/lib/early-read";

interface EarlyTasksProps {
  boardId: number;
  view: View;
}

/** Asks for all tasks together with the page's scripts: most views show nothing without them. */
export async function EarlyTasks({ boardId, view }: EarlyTasksProps) {
  const sent = await headers();
  // A page that another page fetches comes without its scripts.
  if (sent.get("sec-fetch-dest") === "empty") return null;

  const [, nonce] = /'nonce-([^']+)'/.exec(sent.get("content-security-policy") ?? "") ?? [];
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce of an element from scripts.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: earlyReadScript(allTasksPath(boardId), view) }}
    />
  );
}
