import type { Board } from "@/generated/prisma/client";

/** What a board made from another one has in common with it, apart from its records. */
export const copiedColumns = ({
  type,
  description,
  currency,
  backgroundId,
  backgroundColor,
  backgroundImageUrl,
  backgroundIsImage,
  enableTimeTracking,
  enableRecurringTasks,
  enableStageChangeEmail,
  isPrivate,
  moderatesIdeas,
  moderatesComments,
}: Board) => ({
  ...{ type, description, currency },
  ...{ backgroundId, backgroundColor, backgroundImageUrl, backgroundIsImage },
  ...{ enableTimeTracking, enableRecurringTasks, enableStageChangeEmail },
  ...{ isPrivate, moderatesIdeas, moderatesComments },
});
