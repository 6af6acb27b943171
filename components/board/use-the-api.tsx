import { Code2 } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

/** Until boards open in the browser: how a program gets at them. */
export function UseTheApi({ siteUrl, login }: { siteUrl: string; login: string }) {
  return (
    <section aria-labelledby="api">
      <Panel className="flex flex-col gap-4 p-5">
        <div className="flex gap-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-text">
            <Code2 aria-hidden className="size-4" strokeWidth={1.5} />
          </span>
          <div>
            <h2 id="api" className="font-semibold">
              Boards in the browser come next; the REST API is ready
            </h2>
            <p className="mt-1 text-gray-11">Make an application password in your profile, and a program can work with everything that you may see.</p>
          </div>
        </div>
        <pre aria-label="Example of a request" dir="ltr" className="rounded-sm border border-gray-6 bg-gray-2 px-3 py-2.5 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {`curl --user '${login}:your application password' \\\n  ${siteUrl}/wp-json/boards/v2/projects`}
        </pre>
        <div>
          <LinkButton href="/profile#application-passwords">Make an application password</LinkButton>
        </div>
      </Panel>
    </section>
  );
}
