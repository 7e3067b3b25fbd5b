import type { Grant } from "@partner-kit/proxy";

/** An employee of the partner who can sign in. */
export interface Person {
  /** Identifies the person in sessions, logs and the audit. */
  readonly id: string;
  readonly name: string;
  readonly role: keyof typeof roles;
}

/**
 * Scopes of each role, in the service and the kit. The proxy never grants a service scope that the key lacks.
 * Treasury runs simulations, because they change the test account's balances. Compliance reads the audit, which covers
 * the actions of both roles, and approves what the policy holds.
 */
export const roles = {
  treasury: [
    "trades:view",
    "trades:create",
    "trades:execute",
    "wallets:view",
    "wallets:transfer",
    "wallets:withdraw",
    "settlements:view",
    "webhooks:view",
    "webhooks:manage",
    "simulation:run",
  ],
  compliance: [
    "wallets:view",
    "wallets:transfer",
    "settlements:view",
    "trades:view",
    "webhooks:view",
    "audit:view",
    "approvals:decide",
  ],
  viewer: ["trades:view", "wallets:view", "settlements:view", "webhooks:view"],
} as const satisfies Readonly<Record<string, Grant["scopes"]>>;

export const people: readonly Person[] = [
  { id: "amara@harmattan.example", name: "Amara Okafor", role: "treasury" },
  { id: "kwame@harmattan.example", name: "Kwame Mensah", role: "compliance" },
  { id: "leila@harmattan.example", name: "Leïla Diallo", role: "viewer" },
];

/** Returns the name and scopes of a person, or `null` for an unknown ID. */
export function grantOf(personId: string | undefined): Grant | null {
  const person = people.find(({ id }) => id === personId);
  return person ? { subject: person.id, name: person.name, scopes: roles[person.role] } : null;
}
