import { type ErrorTopic, PartnerError } from "@partner-kit/contract";
import type { SettingProblem } from "../settings/settingProblems.ts";
import { type PlainVariable, type SecretVariable, variables as table } from "./variables.ts";

/** The environment of the process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A missing or invalid variable or argument. The message says how to fix it and never contains a secret. */
export class ConfigError extends PartnerError {
  override readonly name = "ConfigError";

  constructor(variable: string, problem: string, topic: ErrorTopic = "SETTING_INVALID") {
    super(`${variable} ${problem}.`, { topic });
  }
}

export type ProblemOf = (text: string) => SettingProblem;

export interface Reader {
  read(variable: PlainVariable, problemOf?: ProblemOf): string | undefined;
  list(variable: PlainVariable, problemOf: ProblemOf): readonly string[] | undefined;
  number(variable: PlainVariable, problemOf?: ProblemOf): number | undefined;
  required(variable: PlainVariable, remedy: string, problemOf?: ProblemOf): string;
  /** Reads a secret from the variable or from its file. */
  secret(variable: SecretVariable, problemOf: ProblemOf): string | undefined;
  /** Reads a list of secrets, separated by commas. Empty if there is neither a variable nor a file. */
  secrets(variable: SecretVariable, problemOf: ProblemOf): readonly string[];
  /** Path of the file that holds a secret. */
  fileOf(variable: SecretVariable): string | undefined;
}

export interface CreateReaderParameters {
  readonly variables: Variables;
  /** Reads a whole file as text. */
  readonly readFile: (path: string) => string;
}

/** Reads and checks variables. Its methods throw a `ConfigError`. */
export function createReader({ variables, readFile }: CreateReaderParameters): Reader {
  // Many tools set a variable to an empty string instead of removing it.
  const given = (variable: string): string | undefined => variables[variable] || undefined;

  function read(variable: PlainVariable, problemOf: ProblemOf = noProblem): string | undefined {
    const text = given(variable);
    return text === undefined ? undefined : checked(variable, text, problemOf);
  }

  function fileOf(variable: SecretVariable): string | undefined {
    const path = given(`${variable}_FILE`);
    if (given(variable) === undefined) return path;
    if (path !== undefined) fail(variable, `and ${variable}_FILE are both set. Remove one of them`);
    if (table[variable].secret === "file")
      fail(variable, `is not read. Write the secret to a file and set ${variable}_FILE to its path`);
    return undefined;
  }

  function checkedSecret(variable: SecretVariable, check: (name: string, text: string, where: string) => void): string {
    const path = fileOf(variable);
    const text = path === undefined ? given(variable) : readSecretFile(`${variable}_FILE`, path, readFile);
    if (text === undefined) return "";
    if (path === undefined) check(variable, text, "");
    else check(`${variable}_FILE`, text, "names a file whose content ");
    return text;
  }

  return {
    read,
    fileOf,
    list: (variable, problemOf) =>
      read(variable)
        ?.split(",")
        .map((item) => checked(variable, item.trim(), problemOf)),
    number(variable, problemOf = numberProblem) {
      const text = read(variable, problemOf);
      return text === undefined ? undefined : Number(text);
    },
    required: (variable, remedy, problemOf) =>
      read(variable, problemOf) ?? fail(variable, `is missing. ${remedy}`, "SETTING_MISSING"),
    secret: (variable, problemOf) =>
      checkedSecret(variable, (name, text, where) => checked(name, text, problemOf, where)) || undefined,
    secrets(variable, problemOf) {
      const text = checkedSecret(variable, (name, list, where) => {
        for (const item of list.split(",")) checked(name, item.trim(), problemOf, where);
      });
      return text === "" ? [] : text.split(",").map((item) => item.trim());
    },
  };
}

export function fail(variable: string, problem: string, topic?: ErrorTopic): never {
  throw new ConfigError(variable, problem, topic);
}

function checked(variable: string, text: string, problemOf: ProblemOf, where = ""): string {
  const problem = problemOf(text);
  return problem === undefined ? text : fail(variable, where + problem);
}

function readSecretFile(variable: string, path: string, readFile: CreateReaderParameters["readFile"]): string {
  let text: string;
  try {
    // Editors end a file with a line break.
    text = readFile(path).replace(/\r?\n$/, "");
  } catch {
    return fail(variable, "names a file that cannot be read. Use the path of a file that this process may read");
  }
  return text === "" ? fail(variable, "names a file whose content is empty. Write the secret to it") : text;
}

const noProblem: ProblemOf = () => undefined;

const numberProblem: ProblemOf = (text) =>
  /^[1-9]\d{0,8}$/.test(text) ? undefined : "is not a whole number above zero. Use digits only, such as 10000";
