import "server-only";
import type { Attachment } from "@/generated/prisma/client";
import { signedFileLink } from "@/lib/attachments/signature";
import { reader } from "@/lib/db";
import type { CompletedIdea } from "@/lib/ideas/changelog";
import type { IdeaDetail } from "@/lib/ideas/read";

/** The addresses of pictures in a text, as the editor stores them. */
const PICTURE = /(?:https?:\/\/[^/"?#]+)?\/files\/([A-Za-z0-9]{16,192})(?=")/g;

/** Gives the pictures in an idea's texts links that need no account. Files of other tasks, and attachments, stay closed. */
export async function withOpenPictures(idea: IdeaDetail): Promise<IdeaDetail> {
  const { description, answer, publicComments } = idea;
  const comments = publicComments.flatMap(({ replies, ...comment }) => [comment, ...replies]);
  const open = await pictureOpener([idea.id], [description, answer?.html, ...comments.map((each) => each.description)]);
  if (!open) return idea;

  return {
    ...idea,
    description: open(description),
    answer: answer && { ...answer, html: open(answer.html) },
    publicComments: publicComments.map((comment) => ({
      ...comment,
      description: open(comment.description),
      replies: comment.replies.map((reply) => ({ ...reply, description: open(reply.description) })),
    })),
  };
}

/** The same for the answers of a changelog. */
export async function withPicturesInAnswers(ideas: CompletedIdea[]): Promise<CompletedIdea[]> {
  const open = await pictureOpener(
    ideas.map(({ id }) => id),
    ideas.map(({ answer }) => answer),
  );
  return open ? ideas.map((idea) => ({ ...idea, answer: idea.answer && open(idea.answer) })) : ideas;
}

/** Undefined where no text has a picture, so that nothing is read. */
async function pictureOpener(taskIds: number[], texts: (string | null | undefined)[]) {
  const hashes = new Set(texts.flatMap((html) => [...(html ?? "").matchAll(PICTURE)].map(([, hash]) => hash ?? "")));
  if (hashes.size === 0) return undefined;

  const files: Pick<Attachment, "id" | "fileHash">[] = await reader().attachment.findMany({
    where: {
      taskId: { in: taskIds },
      fileHash: { in: [...hashes] },
      owner: { in: ["task_description", "comment_image"] },
    },
    select: { id: true, fileHash: true },
  });
  const links = new Map(files.map((file) => [file.fileHash, signedFileLink(file)]));
  return (html: string) => html.replace(PICTURE, (address, hash: string) => links.get(hash) ?? address);
}
