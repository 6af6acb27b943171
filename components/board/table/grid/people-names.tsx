import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { PersonAvatar } from "@/components/ui/lists/avatars";

const MOST_FACES = 4;

/** One person with the name, several by their faces. */
export function PeopleNames({ people }: { people: StoredTask["assignees"] }) {
  const [first] = people;
  if (!first) return null;
  const names = people.map(({ display_name }) => display_name).join(", ");
  const faces = people.slice(0, people.length > MOST_FACES ? MOST_FACES - 1 : MOST_FACES);
  return (
    <span title={names} className="flex min-w-0 items-center gap-1.5">
      <span className="flex shrink-0 gap-0.5">
        {faces.map(({ ID, display_name, photo }) => (
          <PersonAvatar key={ID} id={ID} name={display_name} photo={photo} size={20} />
        ))}
      </span>
      {people.length === 1 ? (
        <bdi className="truncate">{first.display_name}</bdi>
      ) : (
        <span className="sr-only">{names}</span>
      )}
      {people.length > faces.length && (
        <span aria-hidden className="text-xs text-gray-11 tabular-nums">
          +{people.length - faces.length}
        </span>
      )}
    </span>
  );
}
