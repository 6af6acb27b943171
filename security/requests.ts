import type { User } from "@/generated/prisma/client";
import { call } from "@/lib/testing";
import { ENDPOINTS } from "@/scripts/contract/endpoints/index";
import type { FurnishedBoard } from "@/security/furnished-board";
import type { World } from "@/security/world";
import type { EndpointUnderAttack } from "@/security/endpoints";

export interface Sent {
  path?: string;
  params: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

/** A valid request, which the endpoint grants to anyone with permission. */
export function requestOf(
  { name, method, parameters }: EndpointUnderAttack,
  world: World,
  actor: User | null,
  place: FurnishedBoard = world.home,
): Sent {
  const { params, query, body = isWrite(method) ? {} : undefined } = ENDPOINTS.get(name) ?? {};
  const known = { ...knownParameters(name, world, actor, place), ...params?.(place, world) };
  return {
    params: Object.fromEntries(parameters.map((parameter) => [parameter, known[parameter] ?? missing(parameter)])),
    query: query?.(place, world),
    ...(body && { body: typeof body === "function" ? (body(place, world, actor ?? world.target) as unknown) : body }),
  };
}

const isWrite = (method: string) => ["POST", "PUT", "PATCH"].includes(method);

/** Calls the endpoint with its valid request, except for what is given. */
export const send = (
  endpoint: EndpointUnderAttack,
  world: World,
  actor: User | null,
  given: Partial<Sent> & { headers?: Record<string, string> } = {},
) => call(endpoint.handler, { as: actor ?? undefined, ...requestOf(endpoint, world, actor), ...given });

function knownParameters(name: string, world: World, actor: User | null, place: FurnishedBoard): Sent["params"] {
  const person = isOwn(name) ? (actor ?? world.target) : world.target;
  const ofTarget = (place === world.home ? world.target : place.member).id;
  return {
    board_id: place.board.id,
    stage_id: place.stage.id,
    task_id: place.task.id,
    related_task_id: place.otherTask.id,
    subtask_id: place.subtask.id,
    group_id: place.subtaskGroup.id,
    label_id: place.attachedLabel.id,
    attachment_id: place.attachment.id,
    comment_id: (place === world.home && actor && world.commentBy(actor)?.id) || place.comment.id,
    track_id: (place === world.home && actor && world.trackOf(actor)?.id) || place.track.id,
    reply_id: (place === world.home && actor && world.replyBy(actor)?.id) || place.reply.id,
    custom_field_id: place.field.id,
    user_id: ofTarget,
    id: /\/member\/\{id\}\/(photo|display-name)$/.test(name) ? (actor ?? world.target).id : ofTarget,
    uuid: world.uuidOf(person),
    invitation_id: place.invitation.id,
    import_id: world.importOf(person),
    session_id: world.sessionOf(person),
    feed_id: world.feedOf(person),
    subscription_id: world.subscriptionOf(person),
    mail_id: world.mail.id,
    folder_id: place.folder.id,
    filter_id: place.savedFilter.id,
    ...ALIKE_EVERYWHERE,
  };
}

const ALIKE_EVERYWHERE = { contact_id: 1, associated_id: 1, type: "to-do", taxonomy: "category", status: "publish" };

/** Records that only their owner can name. */
const isOwn = (name: string) =>
  ["/users/me", "/sessions/", "/imports/", "/calendar-feeds/", "/push-subscriptions/"].some((part) =>
    name.includes(part),
  );

function missing(parameter: string): never {
  throw new Error(`security/requests.ts does not know what {${parameter}} is: say it in \`knownParameters\`.`);
}
