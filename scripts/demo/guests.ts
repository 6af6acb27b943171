import type { Task } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { guestOf } from "@/lib/guests/guest";
import { validate } from "@/lib/http/input/validate";
import { submitComment, submitReply } from "@/lib/ideas/comment";
import type { Reader } from "@/lib/ideas/reader";
import { authorOf } from "@/lib/ideas/sender";
import { submitIdea } from "@/lib/ideas/submit";
import { answerIdea } from "@/lib/ideas/team/answer";
import { AnswerIdea } from "@/lib/ideas/team/answer-input";
import { toggleVote } from "@/lib/ideas/vote";
import { writeRoadmapSettings } from "@/lib/roadmaps/settings";
import { toggleVisibility } from "@/lib/stages/visibility";
import type { Login } from "@/scripts/demo/demo-users";
import { DAY, timeOf, type SeedContext } from "@/scripts/demo/seed-context";

interface GuestText {
  /** One of `people`. */
  by: string;
  /** Days from today and time of day: `-2 16:05`. */
  when: string;
  text: string;
}

interface GuestIdea extends GuestText {
  title: string;
}

/** What visitors of a public roadmap did. */
export interface DemoGuests {
  publicStages: string[];
  /** Names. Each of them votes for some ideas. */
  people: string[];
  ideas: GuestIdea[];
  /** By the title of the idea. */
  comments: Record<string, (GuestText & { reply?: { by: Login; when: string; text: string } })[]>;
  answers: Record<string, { by: Login; when: string; html: string }>;
  /** From then on, moderators decide what is published. */
  waiting: GuestIdea[];
}

/** With the functions that serve the public page, so that counters, activity and notifications are right. */
export async function seedGuests(context: SeedContext, guests: DemoGuests): Promise<void> {
  await openRoadmap(context, guests);
  for (const idea of guests.ideas) await sendIdea(context, idea);
  for (const [title, answer] of Object.entries(guests.answers)) await answerTo(context, title, answer);
  for (const [title, comments] of Object.entries(guests.comments)) await discuss(context, title, comments);
  await vote(context, guests.people);
  await db.board.update({ where: { id: context.board.id }, data: { moderatesIdeas: true } });
  context.board.moderatesIdeas = true;
  for (const idea of guests.waiting) await sendIdea(context, idea);
}

async function openRoadmap({ board, writers: [creator] }: SeedContext, { publicStages }: DemoGuests) {
  await transaction((tx) =>
    writeRoadmapSettings(tx, {
      new_idea_require_auth: false,
      new_idea_comment_require_auth: false,
      new_idea_vote_require_auth: false,
    }),
  );
  const stages = await db.stage.findMany({ where: { boardId: board.id, title: { in: publicStages } } });
  for (const stage of stages.filter(({ isPublic }) => !isPublic)) await toggleVisibility(board, stage, creator);
}

/** Everyone comes from a network of their own, as a browser without a cookie. */
function guestNamed(name: string): Reader {
  const place = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_025, 7);
  const address = `198.18.${Math.floor(place / 255)}.${(place % 255) + 1}`;
  return { user: null, guest: guestOf({ headers: new Headers({ "x-boards-address": address }) }) };
}

const authorNamed = (name: string) =>
  authorOf(guestNamed(name), {
    name,
    email: `${name
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z]+/g, ".")}@guests.example`,
    locale: "en",
  });

async function sendIdea(context: SeedContext, { by, when, title, text }: GuestIdea) {
  const sent = await submitIdea(onBoard(context), { title, description: text }, authorNamed(by));
  const createdAt = timeOf(context, when);
  if (sent.pending)
    await db.submission.updateMany({ where: { boardId: context.board.id, title }, data: { createdAt } });
  else await db.task.update({ where: { id: sent.idea.id }, data: { createdAt } });
}

async function discuss(context: SeedContext, title: string, comments: DemoGuests["comments"][string]) {
  const idea = await ideaOf(context, title);
  const first = Math.min(...comments.map(({ when }) => timeOf(context, when).getTime()));
  await createdBefore(idea, first);
  for (const { by, when, text, reply } of comments) {
    const { comment } = await submitComment(onBoard(context), idea.id, { message: text }, authorNamed(by));
    if (!comment) throw new Error(`The comment by ${by} was not published.`);
    await backdate(comment.id, timeOf(context, when));
    if (reply) await answerComment(context, { id: comment.id, taskId: idea.id }, reply);
  }
}

const createdBefore = ({ id }: Task, time: number) =>
  db.task.updateMany({
    where: { id, createdAt: { gte: new Date(time) } },
    data: { createdAt: new Date(time - DAY) },
  });

async function answerComment(
  context: SeedContext,
  to: { id: number; taskId: number },
  { by, when, text }: { by: Login; when: string; text: string },
) {
  const { user } = context.accounts[by];
  const team = authorOf({ ...guestNamed(by), user }, { name: "", email: "" });
  const membership = await db.boardMember.findUnique({
    where: { boardId_userId: { boardId: context.board.id, userId: user.id } },
  });
  const { comment } = await submitReply({ ...onBoard(context), membership }, to, { message: text }, team);
  if (!comment) throw new Error(`The reply by ${by} was not published.`);
  await backdate(comment.id, timeOf(context, when));
}

async function answerTo(context: SeedContext, title: string, { by, when, html }: DemoGuests["answers"][string]) {
  const idea = await ideaOf(context, title);
  await answerIdea(idea, validate(AnswerIdea, { answer: html }), context.accounts[by].user);
  await db.idea.update({ where: { taskId: idea.id }, data: { answeredAt: timeOf(context, when) } });
}

/** Some ideas are much more popular than others. */
async function vote(context: SeedContext, people: string[]) {
  const ideas = await db.task.findMany({
    where: { boardId: context.board.id, parentId: null, archivedAt: null, stage: { isPublic: true } },
    orderBy: { id: "asc" },
  });
  for (const [at, { id }] of ideas.entries())
    for (const name of people)
      if (context.random.percent(75 / (1 + (at % 5)))) await toggleVote(onBoard(context), id, guestNamed(name));
}

const onBoard = ({ board }: SeedContext) => ({ board, membership: null });

const backdate = (id: number, at: Date) => db.comment.update({ where: { id }, data: { createdAt: at, updatedAt: at } });

async function ideaOf({ board }: SeedContext, title: string): Promise<Task> {
  const idea = await db.task.findFirst({ where: { boardId: board.id, title } });
  if (!idea) throw new Error(`${board.title} has no idea “${title}”.`);
  return idea;
}
