/** Labels that are a colour alone come last; else they keep their order. */
export const namedFirst = <Label extends { title: string | null }>(labels: readonly Label[]): Label[] => [
  ...labels.filter(({ title }) => title),
  ...labels.filter(({ title }) => !title),
];
