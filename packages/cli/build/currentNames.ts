import { fileURLToPath } from "node:url";
import { kitOperations, operations } from "@partner-kit/contract";
import { variables } from "../../proxy/src/node/variables.ts";
import { en } from "../../react/src/text/en.ts";
import { releases } from "../src/codemod/releases.ts";
import type { ReleaseNames } from "../src/diff/ReleaseNames.ts";
import { readNames } from "./readNames.ts";

/** The public names of the next release, from the sources of this repository. */
export function currentNames(): ReleaseNames {
  return readNames({
    version: releases.at(-1)?.version ?? "",
    packages: fileURLToPath(new URL("../..", import.meta.url)),
    operations: { ...operations, ...kitOperations },
    text: en,
    variables,
  });
}
