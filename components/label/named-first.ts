/** Labels without a name come last. */
export const namedFirst = <Label extends { title: string | null }>(labels: readonly Label[]): Label[] => [
  ...labels.filter(({ title }) => title),
  ...labels.filter(({ title }) => !title),
];
