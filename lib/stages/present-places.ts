import type { PlacesInStage } from "@/lib/stages/list-places";

/** Returns the documented `data` and the newer keys (compatibility.md, C40). Places are 1-based. */
export function presentPlaces({ stage, taskIds, movingId }: PlacesInStage) {
  const others = taskIds.filter((id) => id !== movingId);
  const places = Array.from({ length: others.length + 1 }, (_, at) => at + 1);
  const present = movingId === null ? 0 : taskIds.indexOf(movingId) + 1;
  return {
    data: { stage_id: stage.id, available_positions: places, current_task_count: taskIds.length },
    availablePositions: places,
    moveTargets: places.map((place) => ({
      key: keyOf(place),
      label: place,
      prevTaskId: others[place - 2] ?? null,
      nextTaskId: others[place - 1] ?? null,
      isCurrent: place === present,
    })),
    currentMoveTargetKey: present > 0 ? keyOf(present) : null,
    defaultMoveTargetKey: keyOf(places.length),
  };
}

const keyOf = (place: number) => `slot_${place}`;
