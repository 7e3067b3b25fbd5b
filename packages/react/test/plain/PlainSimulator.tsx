import type { ReactElement } from "react";
import { type Simulation, type UseSimulatorParameters, useSimulator } from "../../src/exports/index.ts";

export function PlainSimulator(parameters: UseSimulatorParameters): ReactElement {
  const { state, getRootProps, getFormProps, getFieldProps } = useSimulator(parameters);
  if (state.status !== "ready") return <p role="status">{state.status}</p>;
  return (
    <div {...getRootProps()}>
      {state.simulations.map(({ name, fields, problems, permission, run }) => (
        <form key={name} aria-label={name} {...getFormProps(name)}>
          <fieldset>
            <legend>{name}</legend>
            {fields.map((field) => (
              <p key={field}>
                <label>
                  {field} <input {...getFieldProps(name, field)} />
                </label>
                <em>{problems[field]}</em>
              </p>
            ))}
            <button type="submit" disabled={!permission.allowed || run.status === "sending"}>
              Run
            </button>
            <p role="status">{describe(run)}</p>
          </fieldset>
        </form>
      ))}
    </div>
  );
}

function describe(run: Simulation["run"]): string {
  return run.status === "failed" ? run.reason : run.status;
}
