import type { Failed } from "@/components/ui/feedback/named-problems";

/** Makes a task at the top of a stage of each picture, the last one first: so they stand there in their order. Answers those of which none could be made. */
export async function createInSequence(
  pictures: readonly File[],
  make: (picture: File) => Promise<void>,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const picture of pictures.toReversed())
    await make(picture).catch((error: unknown) => failed.unshift({ name: picture.name, error }));
  return failed;
}
