import { defaultClientConditions, defaultServerConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const source = "@partner-kit/source";

/**
 * Packages that must resolve from the same folder as React, so that a test uses one React. React 18 comes with the
 * oldest TanStack Query that hosts may bring.
 */
const withReact =
  /^(?:react|react-dom|@testing-library\/react|@testing-library\/user-event|@tanstack\/react-query|recharts|@floating-ui\/react)(?:\/|$)/;

function resolveReact18(): Plugin {
  return {
    name: "react18",
    enforce: "pre",
    resolveId(id) {
      if (!withReact.test(id)) return undefined;
      return this.resolve(id, new URL("./react18/package.json", import.meta.url).pathname, { skipSelf: true });
    },
  };
}

/**
 * Runs the files that need a page before those that need none. Vitest ends a worker when the next file needs another
 * environment, and starting one, with its page and every module, takes longer than most files.
 */
class GroupedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const needsPage = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(".tsx"));
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => needsPage(b) - needsPage(a));
  }
}

const shared = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
};

const test = {
  include: ["src/**/*.test.{ts,tsx}"],
  environment: "jsdom",
  setupFiles: ["test/setup.ts"],
  restoreMocks: true,
  // A busy machine is slow but correct.
  expect: { poll: { timeout: 20_000 } },
  // A page and every module anew for each of 140 files would take four times as long as the tests.
  isolate: false,
};

export default defineConfig({
  test: {
    sequence: { sequencer: GroupedSequencer },
    projects: [
      { ...shared, test: { ...test, name: "react", sequence: { groupOrder: 0 }, provide: { reactMajor: "19" } } },
      {
        ...shared,
        plugins: [resolveReact18()],
        test: {
          ...test,
          name: "react18",
          sequence: { groupOrder: 1 },
          // The code that depends on React itself: the shared rooms, and `exports`, which renders every component and hook, hydrates
          // them and runs them in strict mode. The resources' own rules are the same under both versions.
          include: ["src/{errors,exports,form,lazy,live,provider,query,session,ui}/**/*.test.tsx"],
          provide: { reactMajor: "18" },
        },
      },
    ],
  },
});
