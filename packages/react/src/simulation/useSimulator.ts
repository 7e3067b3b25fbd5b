"use client";

import { isApiError } from "@partner-kit/contract";
import type { ChangeEvent, SyntheticEvent } from "react";
import { errorKind } from "../errors/errorKind.ts";
import { type Some, withDefaults } from "../provider/withDefaults.ts";
import { afterTry, isUncertain } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { createIdempotencyKey } from "./createIdempotencyKey.ts";
import {
  noSimulationEntry,
  noSimulatorWork,
  type SimulationEntry,
  type SimulationFailure,
  type SimulationRun,
  type SimulatorWork,
} from "./SimulatorWork.ts";
import {
  type SimulationField,
  type SimulationName,
  type SimulationProblems,
  type SimulationValues,
  simulationFields,
  simulationNames,
  simulationProblems,
  simulations,
} from "./simulations.ts";
import { useSendSimulation } from "./useSendSimulation.ts";
import { useSimulatorWork } from "./useSimulatorWork.ts";

export interface UseSimulatorParameters {
  /** What stands in the fields at first. */
  readonly defaultValues?: Some<SimulationValues> | undefined;
  /** Makes the key by which the service knows a run that is sent twice. Default: 16 random bytes in hexadecimal. */
  readonly createKey?: (() => string) | undefined;
}

export type SimulatorState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** Production has no simulation. */
  | { readonly status: "production" }
  | { readonly status: "ready"; readonly simulations: readonly Simulation[] };

/** One thing that can be played. */
export interface Simulation {
  readonly name: SimulationName;
  readonly fields: readonly SimulationField[];
  readonly values: SimulationValues;
  /** Once it was tried. */
  readonly problems: SimulationProblems;
  /** What the kit assumes about it, in a sentence; `undefined` where the service document tells all. */
  readonly assumption: string | undefined;
  readonly permission: Permission;
  readonly run: SimulationRun;
}

export interface UseSimulatorReturnType {
  readonly state: SimulatorState;
  /** What is left out, or `undefined`, stays. `user_id` changes for all of them. */
  readonly edit: (name: SimulationName, change: Some<SimulationValues>) => void;
  readonly play: (name: SimulationName) => void;
  readonly retry: () => void;
  /** For what is around all forms, so that a field outside of its form is found. */
  readonly getRootProps: () => { readonly "data-simulator": true };
  readonly getFormProps: (name: SimulationName) => {
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  readonly getFieldProps: (
    name: SimulationName,
    field: SimulationField,
  ) => {
    readonly name: SimulationField;
    readonly value: string;
    readonly autoComplete: "off";
    readonly "aria-required": true;
    readonly "aria-invalid": true | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
}

/**
 * Everything a simulator does: it plays deposits, withdrawals, KYB states and notifications on a test account. It is never
 * there in production, and no funds move. (Service document: Endpoints, Simulation.)
 */
export function useSimulator(parameters: UseSimulatorParameters = {}): UseSimulatorReturnType {
  const { defaultValues = {}, createKey = createIdempotencyKey } = parameters;
  const session = useSession();
  const sessionError = useSettledError(session);
  const { store, work } = useSimulatorWork(session.data?.subject);
  const send = useSendSimulation();

  const read = () => store.get() ?? noSimulatorWork;
  const entryOf = (name: SimulationName, { entries } = read()) => entries[name] ?? noSimulationEntry;
  const enter = (name: SimulationName, change: Partial<SimulationEntry>) => {
    const now = read();
    store.set({ ...now, entries: { ...now.entries, [name]: { ...entryOf(name), ...change } } });
  };
  const valuesOf = (name: SimulationName, { userId, entries } = read()): SimulationValues => ({
    ...withDefaults(emptyValues, defaultValues),
    ...entries[name]?.values,
    ...(userId !== undefined && { user_id: userId }),
  });

  const edit = (name: SimulationName, { user_id: userId, ...values }: Some<SimulationValues>) => {
    if (entryOf(name).run.status === "sending") return;
    // Something else than what may have been played already: it takes a key of its own.
    if (userId !== undefined) store.set({ userId, entries: withoutKeys(read().entries) });
    enter(name, { values: withDefaults(entryOf(name).values, values), idempotencyKey: undefined, run: idle });
  };
  const play = (name: SimulationName) => {
    const { run, idempotencyKey: known } = entryOf(name);
    const values = valuesOf(name);
    if (!session.can(name).allowed || run.status === "sending") return;
    const isWrong = Object.values(simulationProblems(name, values)).some((problem) => problem !== undefined);
    if (isWrong) return enter(name, { isTried: true });
    const idempotencyKey = known ?? createKey();
    enter(name, { isTried: true, idempotencyKey, run: { status: "sending" } });
    void carryOut({ name, values: trimmed(values), idempotencyKey }, "error" in run ? run.error : undefined);
  };
  const carryOut = async (simulation: Parameters<typeof send>[0], before: OperationError | undefined) => {
    const { name } = simulation;
    try {
      const result = await send(simulation);
      enter(name, { isTried: false, idempotencyKey: undefined, run: { status: "done", result } });
    } catch (caught) {
      // What a call fails with, by the client's word.
      const error = afterTry(before, caught as OperationError);
      const reason = reasonOf(error);
      if (!isUncertain(error)) {
        return enter(name, { idempotencyKey: undefined, run: { status: "failed", reason, error } });
      }
      // A key that stood for something else would be refused again: another run takes a key of its own.
      const isKeyTaken = reason === "conflict";
      const canRepeat = name !== "simulateProductUpdate" && !isKeyTaken;
      enter(name, { ...(isKeyTaken && { idempotencyKey: undefined }), run: { status: "uncertain", canRepeat, error } });
    }
  };

  return {
    state: toState(),
    edit,
    play,
    retry: () => void session.refetch(),
    getRootProps: () => ({ "data-simulator": true }),
    getFormProps: (name) => ({
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        const problems = simulationProblems(name, valuesOf(name));
        const first = simulationFields[name].find((field) => problems[field] !== undefined);
        play(name);
        if (first) focusField(event.currentTarget, first);
      },
    }),
    getFieldProps: (name, field) => ({
      name: field,
      value: valuesOf(name, work)[field],
      autoComplete: "off",
      "aria-required": true,
      "aria-invalid": problemsOf(name)[field] === undefined ? undefined : true,
      onChange: ({ target }) => edit(name, { [field]: target.value }),
    }),
  };

  function problemsOf(name: SimulationName): SimulationProblems {
    return entryOf(name, work).isTried ? simulationProblems(name, valuesOf(name, work)) : {};
  }

  function toState(): SimulatorState {
    const { data, isFetching } = session;
    if (!data) {
      return sessionError ? { status: "error", error: sessionError, isRetrying: isFetching } : { status: "loading" };
    }
    if (data.environment === "production") return { status: "production" };
    return {
      status: "ready",
      simulations: simulationNames.map((name) => ({
        name,
        fields: simulationFields[name],
        values: valuesOf(name, work),
        problems: problemsOf(name),
        assumption: simulations[name].assumed,
        permission: session.can(name),
        run: entryOf(name, work).run,
      })),
    };
  }
}

/** What may have been played already was for another user. */
function withoutKeys(entries: SimulatorWork["entries"]): SimulatorWork["entries"] {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      entry?.run.status === "uncertain" ? { ...entry, idempotencyKey: undefined, run: idle } : entry,
    ]),
  );
}

/** Looks in the form, and then around it: the user may be asked for once above all forms. */
function focusField(form: HTMLFormElement, field: SimulationField): void {
  for (const place of [form, form.closest("[data-simulator]")]) {
    const control = place?.querySelector<HTMLElement>(`[name="${field}"]`);
    if (control) return control.focus();
  }
}

const idle: SimulationRun = { status: "idle" };

const emptyValues: SimulationValues = { amount: "", currency: "", symbol: "", status: "", user_id: "" };

function trimmed(values: SimulationValues): SimulationValues {
  const { amount, currency, symbol, status, user_id } = values;
  return {
    amount: amount.trim(),
    currency: currency.trim(),
    symbol: symbol.trim(),
    status: status.trim(),
    user_id: user_id.trim(),
  };
}

function reasonOf(error: OperationError): SimulationFailure {
  if (isApiError(error, "NOT_FOUND")) return "not_found";
  if (isApiError(error, "CONFLICT")) return "conflict";
  if (isApiError(error, "FORBIDDEN")) return "forbidden";
  switch (errorKind(error)) {
    case "session":
      return "session_expired";
    case "input":
      return "refused";
    default:
      return "other";
  }
}
