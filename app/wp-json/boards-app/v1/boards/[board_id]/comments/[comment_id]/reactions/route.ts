import { canEditBoard } from "@/lib/boards/policy";
import { commentOnBoard } from "@/lib/comments/find";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { React } from "@/lib/reactions/inputs";
import { presentReaction } from "@/lib/reactions/present";
import { addReaction, removeReaction } from "@/lib/reactions/react";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: commentOnBoard,
    allow: canEditBoard,
    input: React,
    run: ({ comment, input, user }) => addReaction(comment, input, user),
    reply: (reactions) => ({ message: "The reaction has been added", reactions: reactions.map(presentReaction) }),
  }),
  DELETE: endpoint({
    find: commentOnBoard,
    allow: canEditBoard,
    input: React,
    run: ({ comment, input, user }) => removeReaction(comment, input, user),
    reply: (reactions) => ({ message: "The reaction has been removed", reactions: reactions.map(presentReaction) }),
  }),
});
