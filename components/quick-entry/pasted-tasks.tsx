import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";

interface PastedTasksProps {
  titles: string[];
  /** Plural noun of what is created. */
  noun?: string;
  onCreate: () => void;
  onCancel: () => void;
}

const MOST = 100;
const SHOWN = 4;

export function PastedTasks({ titles, noun = "tasks", onCreate, onCancel }: PastedTasksProps) {
  if (titles.length > MOST) {
    return (
      <Alert kind="error" title={`These are ${titles.length} lines`}>
        <p>
          At most {MOST} {noun} can be created at once. Paste fewer lines.
        </p>
        <Button size="small" onClick={onCancel} className="mt-2">
          Close
        </Button>
      </Alert>
    );
  }
  return (
    <div
      role="group"
      aria-label="Pasted lines"
      className="flex flex-col gap-2 rounded-md border border-gray-6 bg-card p-2.5"
    >
      <p role="alert" className="font-medium">
        Create {titles.length} {noun}?
      </p>
      <ul className="flex flex-col text-sm text-gray-11">
        {titles.slice(0, SHOWN).map((title, at) => (
          <li key={at} dir="auto" className="truncate">
            {title}
          </li>
        ))}
        {titles.length > SHOWN && <li>and {titles.length - SHOWN} more</li>}
      </ul>
      <div className="flex gap-1">
        <Button kind="primary" size="small" onClick={onCreate}>
          Create {titles.length} {noun}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

export const canCreate = (titles: readonly string[]): boolean => titles.length <= MOST;
