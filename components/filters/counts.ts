import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type Property, withChoices } from "@/components/filters/choices";
import { NO_FILTERS, type TaskFilters } from "@/components/filters/filters";
import { type FilterContext, taskMatcher } from "@/components/filters/matches";

/** How many tasks match each choice together with all other filters. */
export function countsOfChoices(
  tasks: readonly StoredTask[],
  filters: TaskFilters,
  { property, choices, context }: { property: Property; choices: readonly string[]; context: FilterContext },
): ReadonlyMap<string, number> {
  const matchesOthers = taskMatcher(withChoices(filters, property, []), context);
  const others = tasks.filter(matchesOthers);
  return new Map(
    choices.map((choice) => [
      choice,
      others.filter(taskMatcher(withChoices(NO_FILTERS, property, [choice]), context)).length,
    ]),
  );
}
