/** Stages that are not listed keep their order at the end. */
export function inOrder<Stage extends { id: number }>(stages: readonly Stage[], ids: readonly number[]): Stage[] {
  const named = ids.flatMap((id) => stages.filter((stage) => stage.id === id));
  return [...named, ...stages.filter((stage) => !named.includes(stage))];
}
