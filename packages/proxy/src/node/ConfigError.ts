export interface ConfigErrorParameters {
  readonly variable: string;
  /** What is wrong and what to write, never the value. */
  readonly problem: string;
}

/** A setting of the environment that is missing or wrong. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";

  constructor({ variable, problem }: ConfigErrorParameters) {
    super(`${variable} ${problem}.`);
  }
}
