import { createStore, type Store } from "../provider/createStore.ts";
import { markUnsaved } from "../provider/unsavedChanges.ts";
import type { Kit } from "../query/kit.ts";
import { type Attempt, idleAttempt } from "./attempt.ts";
import type { FieldGroups, FieldOf, FormEdits } from "./formEdits.ts";

/** The types of one form. */
export interface FormShape {
  readonly values: object;
  /** Of a successful attempt to send it. */
  readonly result?: unknown;
  /** Noted before an attempt; see `RunAttemptParameters`. */
  readonly memo?: unknown;
  /** Whatever else has to survive closing. */
  readonly extra?: object | undefined;
}

export type FormField<TForm extends FormShape> = FieldOf<TForm["values"]>;

/** Everything that a form remembers. */
export interface FormState<TForm extends FormShape> extends FormEdits<TForm["values"]> {
  /** Fields that were left. */
  readonly touched: readonly string[];
  /** Whether somebody tried to go on. */
  readonly isSubmitted: boolean;
  readonly attempt: Attempt<TForm["result"], TForm["memo"]>;
  readonly extra: TForm["extra"];
}

/** The draft of one person for one record. */
export interface FormDraft<TForm extends FormShape> extends Store<FormState<TForm>> {
  /** Call it while a component shows the form. Returns how to end that. */
  readonly open: () => () => void;
}

export interface FormDraftKey {
  readonly kit: Kit;
  /** Who types; `undefined` until the session is known. */
  readonly subject: string | undefined;
  /** `undefined` for a record that does not exist yet. */
  readonly recordId: string | undefined;
}

export interface CreateFormDraftsParameters<TForm extends FormShape> {
  /** Such as `recipient`: `useUnsavedChanges` lists the form as `recipient:` and its record ID, or `recipient:new`. */
  readonly name: string;
  readonly extra: TForm["extra"];
  readonly groups?: FieldGroups<TForm["values"]> | undefined;
  /** Default: whether there are edits. */
  readonly isUnsaved?: ((state: FormState<TForm>) => boolean) | undefined;
  /** Whether a form that nobody shows is kept if nothing in it is unsaved, such as its last outcome. Default false. */
  readonly isKept?: boolean | undefined;
}

/** The drafts of one kind of form. */
export interface FormDrafts<TForm extends FormShape> {
  readonly groups: FieldGroups<TForm["values"]>;
  /** The state of an untouched form. */
  readonly start: FormState<TForm>;
  readonly isUnsaved: (state: FormState<TForm>) => boolean;
  /** Whether a person left something unsaved. `useUnsavedChanges` renders again when that changes. */
  readonly hasUnsaved: (key: FormDraftKey) => boolean;
  readonly at: (key: FormDraftKey) => FormDraft<TForm>;
}

/**
 * Stores the drafts of one kind of form: per provider, person and record, in memory only. A draft outlives the component
 * while it holds anything unsaved, and other people who sign in do not see it.
 */
export function createFormDrafts<TForm extends FormShape>(
  parameters: CreateFormDraftsParameters<TForm>,
): FormDrafts<TForm> {
  const { name, extra, groups = [], isUnsaved = hasEdits, isKept = false } = parameters;
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
      // Something can have been typed before it was known who types.
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

  function createDraft({ kit, recordId }: FormDraftKey): FormDraft<TForm> {
    const store = createStore(start);
    let openCount = 0;
    const tidy = () => {
      const isWanted = isUnsaved(store.get());
      markUnsaved({ kit, name: `${name}:${recordId ?? "new"}`, isUnsaved: isWanted });
      if (openCount === 0 && !isWanted && !isKept) store.set(start);
    };
    return {
      get: store.get,
      subscribe: store.subscribe,
      set: (state) => {
        store.set(state);
        tidy();
      },
      open: () => {
        openCount += 1;
        tidy();
        return () => {
          openCount -= 1;
          tidy();
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
