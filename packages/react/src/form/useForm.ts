"use client";

import { type RefObject, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import type { Some } from "../provider/withDefaults.ts";
import { useSession } from "../session/useSession.ts";
import { type AttemptActions, attemptActions } from "./attempt.ts";
import type { FormDraft, FormDrafts, FormField, FormShape, FormState } from "./createFormDrafts.ts";
import { focusInvalid } from "./focusInvalid.ts";
import { addEdits, mergeEdits, pruneEdits, resolveConflict } from "./formEdits.ts";

export interface UseFormParameters<TForm extends FormShape> {
  readonly drafts: FormDrafts<TForm>;
  /** `undefined` for a new record. */
  readonly recordId: string | undefined;
  /** The current record of the service. `undefined` until it is read, or after it was deleted. */
  readonly current: TForm["values"] | undefined;
  /** The values of a new record. */
  readonly empty: TForm["values"];
}

export interface UseFormReturnType<TForm extends FormShape>
  extends FormState<TForm>,
    AttemptActions<TForm["result"], TForm["memo"]> {
  /** The record with the edits on top. */
  readonly values: TForm["values"];
  readonly adopted: readonly FormField<TForm>[];
  readonly conflicts: readonly FormField<TForm>[];
  /** Whether closing the form would leave unsaved input. The draft stays either way. */
  readonly isDirty: boolean;
  /** Whether the unsaved input was typed before the form was opened. */
  readonly isRestored: boolean;
  /** The stored form. `get` returns the latest state, which may be newer than the last render. */
  readonly draft: FormDraft<TForm>;
  /** Changes fields, unless the form is being sent. `undefined` leaves a field unchanged. */
  readonly edit: (change: Some<TForm["values"]>) => void;
  /** Marks fields as visited, so that their problems are shown. */
  readonly touch: (...fields: readonly FormField<TForm>[]) => void;
  readonly setExtra: (change: Partial<TForm["extra"]>) => void;
  readonly resolve: (fields: readonly FormField<TForm>[], choice: "mine" | "theirs") => void;
  /** Discards all input, unless the form is being sent. */
  readonly discard: () => void;
  /** Discards the edits after they were saved. The outcome of the attempt stays until the form is closed. */
  readonly finish: () => void;
  /** Returns the problems of visited fields, or all problems after the user tried to continue. */
  readonly shown: <TProblems extends object>(problems: TProblems) => Partial<TProblems>;
  /** Returns whether no field has a problem. If one has, shows all problems and focuses the first invalid field. */
  readonly check: (problems: object) => boolean;
  /** Focuses the first of these fields, or the first invalid one, after the next render. */
  readonly focus: (fields: readonly string[]) => void;
  /** Ref of the `<form>`, for forms that are also submitted by a function. */
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Wraps a submit handler. */
  readonly onSubmit: (submit: () => void) => (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * The engine of the kit's forms: a draft that survives closing, edits on a record that others may change, visible problems,
 * focus, and sending with a correct outcome after a lost response.
 *
 * A form defines its types and drafts once, at module level. It validates in render, because problems also depend on
 * permissions, limits or a bank's response:
 *
 *     interface NoteForm extends FormShape { readonly values: NoteValues; readonly result: Note }
 *     export const noteDrafts = createFormDrafts<NoteForm>({ name: "note", extra: undefined });
 *
 *     const form = useForm({ drafts: noteDrafts, recordId, current: note.data && readNote(note.data), empty });
 *     const problems = noteProblems(form.values);
 *     const submit = async () => {
 *       if (!permission.allowed || !form.check(problems)) return;
 *       const end = await form.run({ send: () => update.mutateAsync({ id, ...form.values }) });
 *       if (end?.status !== "done") return;
 *       form.finish();
 *       onSaved?.(end.result);
 *     };
 *     return {
 *       problems: form.shown(problems),
 *       sending: form.attempt,
 *       getFormProps: () => ({ noValidate: true, onSubmit: form.onSubmit(submit) }),
 *       getFieldProps: (name) => ({
 *         name,
 *         value: form.values[name],
 *         onChange: ({ target }) => form.edit({ [name]: target.value }),
 *         onBlur: () => form.touch(name),
 *       }),
 *     };
 */
export function useForm<TForm extends FormShape>(parameters: UseFormParameters<TForm>): UseFormReturnType<TForm> {
  const { drafts, current, empty } = parameters;
  const { groups, start, isUnsaved } = drafts;
  const { draft, state, early } = useDraft(parameters);

  /** Reads the latest state, because an edit may have happened since the last render. */
  const update = (change: Partial<FormState<TForm>>) => draft.set({ ...draft.get(), ...change });
  const edits = ({ base, edits }: FormState<TForm> = draft.get()) => ({
    base,
    edits,
    groups,
    current: current ?? base ?? empty,
  });
  const merged = mergeEdits(edits(state));
  const isDirty = isUnsaved(pruneEdits(state, edits(state)));

  useEffect(() => {
    if (current) draft.set(pruneEdits(draft.get(), { current, groups }));
  });
  const [opened, setOpened] = useState({ draft, isRestored: isDirty });
  if (opened.draft !== draft) {
    // The draft typed before the session was read keeps its flag when it becomes the user's.
    setOpened({ draft, isRestored: opened.draft === early ? opened.isRestored : isDirty });
  }

  const ref = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<readonly string[]>();
  useEffect(() => {
    if (refused) focusInvalid(ref.current, refused);
  }, [refused]);

  return {
    ...state,
    ...merged,
    ...attemptActions<TForm["result"], TForm["memo"]>({
      get: () => draft.get().attempt,
      set: (attempt) => update({ attempt }),
    }),
    isDirty,
    isRestored: opened.isRestored && isDirty,
    draft,
    edit: (some) => {
      if (draft.get().attempt.status === "sending") return;
      update(addEdits({ ...edits(), change: defined(some) }));
    },
    touch: (...fields) => update({ touched: [...new Set([...draft.get().touched, ...fields])] }),
    setExtra: (change) => update({ extra: { ...draft.get().extra, ...change } }),
    resolve: (fields, choice) => update(resolveConflict({ ...edits(), fields, choice })),
    discard: () => {
      if (draft.get().attempt.status === "sending") return;
      setOpened({ draft, isRestored: false });
      draft.set(start);
    },
    finish: () => draft.set({ ...start, attempt: draft.get().attempt }),
    shown: (problems) => {
      const shown: Partial<typeof problems> = {};
      for (const field in problems) {
        if (problems[field] === undefined || !(state.isSubmitted || state.touched.includes(field))) continue;
        shown[field] = problems[field];
      }
      return shown;
    },
    check: (problems) => {
      update({ isSubmitted: true });
      const wrong = Object.entries(problems).filter(([, problem]) => problem !== undefined);
      if (wrong.length > 0) setRefused(wrong.map(([field]) => field));
      return wrong.length === 0;
    },
    focus: setRefused,
    ref,
    onSubmit: (submit) => (event) => {
      event.preventDefault();
      ref.current = event.currentTarget;
      submit();
    },
  };
}

/** Returns the draft of the signed-in user. A draft started before the session was read becomes theirs. */
function useDraft<TForm extends FormShape>(parameters: UseFormParameters<TForm>) {
  const { drafts, recordId } = parameters;
  const { kit } = useKitContext();
  const subject = useSession().data?.subject;
  const own = drafts.at({ kit, subject, recordId });
  const early = drafts.at({ kit, subject: undefined, recordId });
  const ownState = useSyncExternalStore(own.subscribe, own.get, () => drafts.start);
  const earlyState = useSyncExternalStore(early.subscribe, early.get, () => drafts.start);
  const isEarly = ownState === drafts.start && earlyState !== drafts.start;

  // Both stay open until the component unmounts, so that early input is still there once the user is known. The user's own
  // draft is opened last, because it decides what is marked as unsaved.
  useEffect(() => early.open(), [early]);
  useEffect(() => own.open(), [own]);
  useEffect(() => {
    if (!isEarly || own === early) return;
    const begun = early.get();
    early.set(drafts.start);
    own.set(begun);
  }, [isEarly, own, early, drafts.start]);
  return isEarly ? { early, draft: early, state: earlyState } : { early, draft: own, state: ownState };
}

function defined<TValues extends object>(some: Some<TValues>): Partial<TValues> {
  const values: Partial<TValues> = {};
  for (const field in some) if (some[field] !== undefined) values[field] = some[field];
  return values;
}
