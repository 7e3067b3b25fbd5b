import { createStore, type Store } from "../provider/createStore.ts";
import type { SessionEntries } from "../provider/sessionEntries.ts";
import { markUnsaved } from "../provider/unsavedChanges.ts";
import type { Kit } from "../query/kit.ts";
import { type Attempt, idleAttempt } from "./attempt.ts";
import type { FieldGroups, FieldOf, FormEdits } from "./formEdits.ts";

/** The types of one form. */
export interface FormShape {
  readonly values: object;
  /** The result of a successful attempt. */
  readonly result?: unknown;
  /** Recorded before an attempt; see `RunAttemptParameters`. */
  readonly memo?: unknown;
  /** Other state that survives closing the form. */
  readonly extra?: object | undefined;
  /** The part of the state that survives a reload; see `DraftSession`. */
  readonly stored?: unknown;
}

/** Stores a part of a form's state in the tab's session storage, per user and record. */
export interface DraftSession<TForm extends FormShape> {
  readonly entries: SessionEntries<TForm["stored"]>;
  /** Returns `undefined` if a reload may lose the state. A state that is stored also outlives its component. */
  readonly write: (state: FormState<TForm>) => TForm["stored"] | undefined;
  readonly read: (stored: TForm["stored"], start: FormState<TForm>) => FormState<TForm>;
}

export type FormField<TForm extends FormShape> = FieldOf<TForm["values"]>;

/** The complete state of a form. */
export interface FormState<TForm extends FormShape> extends FormEdits<TForm["values"]> {
  /** Fields that lost focus. */
  readonly touched: readonly string[];
  /** Whether the user tried to continue. */
  readonly isSubmitted: boolean;
  readonly attempt: Attempt<TForm["result"], TForm["memo"]>;
  readonly extra: TForm["extra"];
}

/** The draft of one user for one record. */
export interface FormDraft<TForm extends FormShape> extends Store<FormState<TForm>> {
  /** Call it while a component shows the form. Returns the cleanup. */
  readonly open: () => () => void;
}

export interface FormDraftKey {
  readonly kit: Kit;
  /** The signed-in user. `undefined` until the session is known. */
  readonly subject: string | undefined;
  /** `undefined` for a new record. */
  readonly recordId: string | undefined;
}

export interface CreateFormDraftsParameters<TForm extends FormShape> {
  /** Such as `recipient`: `useUnsavedChanges` lists the form as `recipient:` and its record ID, or `recipient:new`. */
  readonly name: string;
  readonly extra: TForm["extra"];
  readonly groups?: FieldGroups<TForm["values"]> | undefined;
  /** Default: whether there are edits. */
  readonly isUnsaved?: ((state: FormState<TForm>) => boolean) | undefined;
  /** Whether a closed form keeps its state, such as its last outcome, even if nothing is unsaved. Default false. */
  readonly isPersistent?: boolean | undefined;
  /** Default: nothing survives a reload. */
  readonly session?: DraftSession<TForm> | undefined;
}

export interface FormDrafts<TForm extends FormShape> {
  readonly groups: FieldGroups<TForm["values"]>;
  /** The state of an untouched form. */
  readonly start: FormState<TForm>;
  readonly isUnsaved: (state: FormState<TForm>) => boolean;
  /** Whether a user left unsaved input. `useUnsavedChanges` renders again when that changes. */
  readonly hasUnsaved: (key: FormDraftKey) => boolean;
  readonly at: (key: FormDraftKey) => FormDraft<TForm>;
}

/**
 * Stores the drafts of a form per provider, user and record, in memory unless there is a `session`. A draft outlives its component
 * while it has unsaved input. Other users who sign in do not see it.
 */
export function createFormDrafts<TForm extends FormShape>(
  parameters: CreateFormDraftsParameters<TForm>,
): FormDrafts<TForm> {
  const { name, extra, groups = [], isUnsaved = hasEdits, isPersistent = false, session } = parameters;
  const byKit = new WeakMap<Kit, Map<string, FormDraft<TForm>>>();
  const start: FormState<TForm> = {
    base: undefined,
    edits: {},
    touched: [],
    isSubmitted: false,
    attempt: idleAttempt,
    extra,
  };
  const draftsOf = (kit: Kit) => {
    const drafts = byKit.get(kit) ?? new Map<string, FormDraft<TForm>>();
    byKit.set(kit, drafts);
    return drafts;
  };

  return {
    groups,
    start,
    isUnsaved,
    hasUnsaved: (key) =>
      // The user may have typed before the session was known.
      [key, { ...key, subject: undefined }].some((one) => {
        const draft = draftsOf(one.kit).get(nameOf(one));
        return draft !== undefined && isUnsaved(draft.get());
      }),
    at: (key) => {
      const drafts = draftsOf(key.kit);
      const draft = drafts.get(nameOf(key)) ?? createDraft(key);
      drafts.set(nameOf(key), draft);
      return draft;
    },
  };

  function createDraft({ kit, subject, recordId }: FormDraftKey): FormDraft<TForm> {
    const entry =
      subject === undefined ? undefined : session?.entries.nameOf({ kit, subject, recordId: recordId ?? "" });
    const stored = entry === undefined ? undefined : session?.entries.read(entry);
    const store = createStore(session && stored !== undefined ? session.read(stored, start) : start);
    let openCount = 0;
    const refresh = () => {
      const isDirty = isUnsaved(store.get());
      markUnsaved({ kit, name: `${name}:${recordId ?? "new"}`, isUnsaved: isDirty });
      const isKept = isDirty || isPersistent || session?.write(store.get()) !== undefined;
      if (openCount === 0 && !isKept) store.set(start);
    };
    return {
      get: store.get,
      subscribe: store.subscribe,
      set: (state) => {
        if (state === store.get()) return;
        if (entry !== undefined) session?.entries.write(entry, session.write(state));
        store.set(state);
        refresh();
      },
      open: () => {
        openCount += 1;
        refresh();
        return () => {
          openCount -= 1;
          refresh();
        };
      },
    };
  }
}

function hasEdits({ edits }: FormEdits<object>): boolean {
  return Object.keys(edits).length > 0;
}

function nameOf({ subject = "", recordId = "" }: FormDraftKey): string {
  return `${subject} ${recordId}`;
}
