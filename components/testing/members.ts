import { aBoardOnServer } from "@/components/testing/board";
import { aMember, newId } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Viewer } from "@/lib/boards/abilities";
import type { InvitationJson } from "@/lib/invitations/present";

type MemberJson = BoardJson["users"][number];

export function anInvitation(
  email: string,
  role: InvitationJson["value"]["role"] = "member",
  overrides: Partial<InvitationJson["value"]> = {},
): InvitationJson {
  const now = Math.floor(Date.now() / 1000);
  return {
    id: newId(),
    object_id: 1,
    object_type: "board",
    key: "board_email_invitation",
    value: { email, role, issued_at: now, expires_at: now + 48 * 3600, used: false, ...overrides },
    created_at: "",
    updated_at: "",
  };
}

export const linkOf = (id: number | string | undefined) => `https://boards.test/invitations?token=of-${id}`;

/** A board whose manager changes members, finds colleagues and invites people. */
export function aManagedBoard(
  names: string[] = [],
  { viewer, colleagues = [] }: { viewer?: Partial<Viewer>; colleagues?: string[] } = {},
) {
  const world = aBoardOnServer({ role: "Admin", viewer });
  const found = colleagues.map((name) => aMember(name));
  const state = { users: [world.me, ...names.map((name) => aMember(name))], invitations: [] as InvitationJson[] };
  world.board.users = state.users;
  const put = (id: number, role: MemberJson["role"]) =>
    void (state.users = state.users.map((user) => (user.ID === id ? { ...user, role } : user)));

  server.answer(`GET ${world.path}`, () => ({ board: { ...world.board, users: state.users } }));
  server.answer(`GET ${world.path}/all-invitations`, () => ({ invitations: state.invitations }));
  for (const [verb, role] of [
    ["make-manager", "Admin"],
    ["make-member", "Member"],
    ["make-viewer", "Viewer"],
  ] as const) {
    server.answer(`POST ${world.path}/user/{user}/${verb}`, ({ params }) => void put(Number(params.user), role));
  }
  server.answer(
    `POST ${world.path}/user/{user}/remove`,
    ({ params }) => void (state.users = state.users.filter(({ ID }) => ID !== Number(params.user))),
  );
  server.answer("GET /boards/v2/search-boards-users", ({ query }) =>
    found.filter(({ display_name }) =>
      display_name.toLowerCase().includes((query.get("searchInput") ?? "").toLowerCase()),
    ),
  );
  server.answer(`POST ${world.path}/add-members`, ({ body }) => {
    const person = found.find(({ ID }) => ID === body.memberId);
    if (person) state.users = [...state.users, { ...person, role: body.isViewerOnly ? "Viewer" : "Member" }];
  });
  server.answer(
    `POST ${world.path}/send-invitation`,
    ({ body }) =>
      void (state.invitations = [
        anInvitation(body.email, body.role),
        ...state.invitations.filter(({ value }) => value.email !== body.email),
      ]),
  );
  server.answer("GET /boards-app/v1/boards/{board}/invitations/{invitation}/link", ({ params }) => ({
    link: linkOf(params.invitation),
  }));
  server.answer(
    `DELETE ${world.path}/invitation/{invitation}`,
    ({ params }) => void (state.invitations = state.invitations.filter(({ id }) => id !== Number(params.invitation))),
  );
  return { ...world, state, colleagues: found };
}
