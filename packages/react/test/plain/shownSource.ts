/// <reference types="vite/client" />

const files = import.meta.glob<string>("./*.tsx", { query: "?raw", import: "default", eager: true });

/** For a story of a plain component: its whole file, as a host would write it, open beside it. */
export function shownSource(component: string) {
  const code = files[`./${component}.tsx`]
    ?.replaceAll(/"(?:\.\.\/)+src\/exports\/index\.ts"/g, '"@partner-kit/react"')
    .replaceAll(/"(\.\/\w+)\.tsx"/g, '"$1"');
  return { docs: { source: { code, language: "tsx" }, canvas: { sourceState: "shown" } } } as const;
}
