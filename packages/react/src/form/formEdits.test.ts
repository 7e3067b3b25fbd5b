// @vitest-environment node
import { describe, expect, test } from "vitest";
import { addEdits, type FormEdits, mergeEdits, pruneEdits, resolveConflict } from "./formEdits.ts";

interface Account {
  readonly label: string;
  readonly bank: string;
  readonly number: string;
  readonly tags: readonly string[];
}

const saved: Account = { label: "Rent", bank: "058", number: "1", tags: ["a"] };
const groups = [["bank", "number"]] as const;
const untouched: FormEdits<Account> = { base: undefined, edits: {} };

const edit = (state: FormEdits<Account>, change: Partial<Account>, current = saved) =>
  addEdits<Account>({ ...state, current, groups, change });
const merge = (state: FormEdits<Account>, current: Account) => mergeEdits<Account>({ ...state, current, groups });

describe("mergeEdits", () => {
  test("default", () => {
    const state = edit(untouched, { label: "Office" });
    expect(merge(state, saved)).toEqual({ values: { ...saved, label: "Office" }, adopted: [], conflicts: [] });
  });

  test("behaviour: an unedited field takes the service's value, and is reported only if another field is edited", () => {
    const moved = { ...saved, tags: ["b"] };
    expect(merge(untouched, moved)).toEqual({ values: moved, adopted: [], conflicts: [] });
    expect(merge(edit(untouched, { label: "Office" }), moved)).toEqual({
      values: { ...moved, label: "Office" },
      adopted: ["tags"],
      conflicts: [],
    });
  });

  test("behaviour: two users' halves of a group are not mixed", () => {
    const state = edit(untouched, { number: "2" });
    expect(merge(state, { ...saved, bank: "044" })).toEqual({
      values: { ...saved, number: "2" },
      adopted: [],
      conflicts: ["bank", "number"],
    });
  });

  test("behaviour: the same change on both sides is not a conflict", () => {
    const state = edit(untouched, { tags: ["b"] });
    expect(merge(state, { ...saved, tags: ["b"] }).conflicts).toEqual([]);
  });

  test("behaviour: a group is edited from the values on the screen", () => {
    const moved = { ...saved, bank: "044" };
    const state = edit(edit(untouched, { label: "Office" }), { number: "2" }, moved);
    expect(merge(state, moved)).toEqual({
      values: { ...moved, label: "Office", number: "2" },
      adopted: [],
      conflicts: [],
    });
  });
});

describe("resolveConflict", () => {
  const theirs = { ...saved, bank: "044" };
  const resolve = (choice: "mine" | "theirs") =>
    resolveConflict<Account>({
      ...edit(untouched, { label: "Office", number: "2" }),
      current: theirs,
      groups,
      fields: groups[0],
      choice,
    });

  test("parameters: choice", () => {
    const mine = { ...saved, label: "Office", number: "2" };
    expect(merge(resolve("mine"), theirs)).toEqual({ values: mine, adopted: [], conflicts: [] });
    expect(merge(resolve("theirs"), theirs)).toEqual({
      values: { ...theirs, label: "Office" },
      adopted: [],
      conflicts: [],
    });
  });
});

describe("pruneEdits", () => {
  test("default: drops edits that match the service, also in arrays", () => {
    const state = edit(untouched, { label: "Rent", tags: ["a"], number: "2" });
    expect(pruneEdits<Account, typeof state>(state, { current: saved, groups }).edits).toEqual({ number: "2" });
  });

  test("behaviour: returns the same object if no edit matches", () => {
    const state = edit(untouched, { label: "Office" });
    expect(pruneEdits<Account, typeof state>(state, { current: saved, groups })).toBe(state);
  });
});
