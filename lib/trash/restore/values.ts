/** Of each restored task. Triggers count the time, labels and people again as their rows return. */
export const restoredTask = (now: Date) => ({
  ...{ logged_minutes: 0, label_ids: [], assignee_ids: [] },
  updated_at: now.toISOString(),
});

export const renewed = (now: Date) => ({ updated_at: now.toISOString() });
